/** `npm start`: builds the site if it has to, serves site and API, and says where everything is. */
import { join, resolve } from 'node:path';
import { build, staleness } from './build.ts';
import { FORM_NAMES, readConfig, type Config } from './config.ts';
import { placeName } from './open-store.ts';
import { run } from './run.ts';
import { SettingError } from './settings.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** What stops a start, by the system's code. */
const TROUBLE: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  EACCES: ({ port }) =>
    `This user may not listen on port ${port}. Choose one above 1023: PORT=4321 npm start`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine has no address ${host}. Set HOST=127.0.0.1 or HOST=0.0.0.0`,
  ENOTFOUND: ({ host }) => `The name ${host} is not known. Set HOST=127.0.0.1 or HOST=0.0.0.0`,
};

const say = (...lines: string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

/** Who gets leads, and what to set for those who do not. */
function deliveryLines({ hubspot: { portalId, forms, origin }, mail, webhook }: Config): string[] {
  const missing = [
    ...(portalId ? [] : ['HUBSPOT_PORTAL_ID']),
    ...(Object.keys(forms).length > 0 ? [] : ['HUBSPOT_CONTACT_FORM_ID']),
  ];
  const kept = FORM_NAMES.filter((name) => !Object.hasOwn(forms, name));
  const hubspot =
    missing.length === 0
      ? `HubSpot (${origin}): ${Object.keys(forms).join(', ')}${kept.length > 0 ? `; only kept: ${kept.join(', ')}` : ''}`
      : `not configured: leads are kept until ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} set`;
  return [
    hubspot,
    ...(mail ? [`notices to ${mail.to.join(', ')}`] : []),
    ...(webhook ? [`webhook at ${new URL(webhook.url).origin}`] : []),
  ];
}

async function start(config: Config): Promise<void> {
  const reason = staleness(ROOT, config.siteUrl);
  if (reason !== undefined) {
    say(`Building the site: ${reason}.`);
    await build(ROOT);
  }
  const { address } = await run({ config, dist: join(ROOT, 'dist') });
  say(
    '',
    `Hearthline runs at ${address}`,
    `  leads     ${placeName(config.database)}`,
    ...deliveryLines(config).map((line, at) => `  ${at === 0 ? 'delivery' : '        '}  ${line}`),
    '  inbox     comes with a later version; the leads above are safe until then',
    '  stop      Ctrl+C',
    '',
  );
}

let config: Config | undefined;
try {
  config = readConfig();
  await start(config);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const code: unknown = Reflect.get(error, 'code');
  const known = typeof code === 'string' && config ? TROUBLE[code]?.(config) : undefined;
  const isPlain = error instanceof SettingError || error.constructor === Error;
  process.stderr.write(`\n${known ?? (isPlain ? error.message : error.stack)}\n`);
  process.exit(1);
}
