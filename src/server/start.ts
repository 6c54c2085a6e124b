/** `npm start`: builds the site if it has to, serves site and API, and says where everything is. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, mayBuild, staleness } from './build.ts';
import { FORM_NAMES, readConfig, type Config } from './config.ts';
import { placeName } from './open-store.ts';
import { run } from './run.ts';
import { SettingError } from './settings.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** What the system was asked to do when listening failed. */
const LISTENING = ['listen', 'bind', 'getaddrinfo'];
/** What stops a start from listening, by the system's code. */
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

/** Brings the site up to date, if it has to be and can be. An older site takes leads too; no site takes none. */
async function mindSite(siteUrl: string): Promise<void> {
  const reason = staleness(ROOT, siteUrl);
  if (reason === undefined) return;
  if (mayBuild(ROOT)) {
    say(`Building the site: ${reason}.`);
    return build(ROOT);
  }
  const advice = `this user may not write to ${ROOT}. Run "npm run build" there as its owner`;
  if (!existsSync(join(ROOT, 'dist/index.html')))
    throw new Error(`The site has to be built (${reason}), and ${advice}.`);
  say(
    `The site should be built (${reason}), but ${advice} and start again. Until then: the last build.`,
  );
}

async function start(config: Config): Promise<void> {
  await mindSite(config.siteUrl);
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
  const isListening = LISTENING.includes(String(Reflect.get(error, 'syscall')));
  const known =
    typeof code === 'string' && config && isListening ? TROUBLE[code]?.(config) : undefined;
  const isPlain = error instanceof SettingError || error.constructor === Error;
  process.stderr.write(`\n${known ?? (isPlain ? error.message : error.stack)}\n`);
  process.exit(1);
}
