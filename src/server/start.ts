/**
 * `npm start`: builds the site if needed, starts the server and prints a summary; `-- --verbose`: with the build's log.
 * `npm run serve` does the same without a build (`--no-build`).
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type DestinationName, DESTINATIONS } from '#staff/contract/lead.ts';
import { buildIfStale } from './run/site-build.ts';
import { FORM_NAMES, misspelled, ownEnvironment, readConfig, type Config } from './base/config.ts';
import { systemClock } from './base/clock.ts';
import { givenSocket } from './site/given-socket.ts';
import { createLog } from './base/log.ts';
import { storeName } from './base/location.ts';
import { openStore } from './run/open.ts';
import { StoreDown } from './base/store-errors.ts';
import { run } from './run/process.ts';
import { SettingError } from './base/setting.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const VERBOSE = '--verbose';
const NO_BUILD = '--no-build';

/** System calls whose errors mean that listening failed. */
const LISTEN_SYSCALLS = ['listen', 'bind', 'getaddrinfo'];
const LISTEN_ERRORS: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  EACCES: ({ port }) =>
    `This user may not listen on port ${port}. Choose a port above 1023: PORT=4321 npm start`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine has no address ${host}. Set HOST=127.0.0.1 or HOST=0.0.0.0`,
  ENOTFOUND: ({ host }) =>
    `The host name ${host} cannot be resolved. Set HOST=127.0.0.1 or HOST=0.0.0.0`,
};

const say = (...lines: string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

/** Configured destinations, and which variables are missing. */
function deliveryLines(config: Config): string[] {
  const { mail, webhook, retentionDays } = config;
  const { portalId, forms, origin } = config.hubspot;
  const missing = [
    ...(portalId ? [] : ['HUBSPOT_PORTAL_ID']),
    ...(Object.keys(forms).length > 0 ? [] : ['HUBSPOT_CONTACT_FORM_ID']),
  ];
  const kept = FORM_NAMES.filter((name) => !Object.hasOwn(forms, name));
  const hubspot =
    missing.length === 0
      ? `HubSpot (${origin}): ${Object.keys(forms).join(', ')}${kept.length > 0 ? `; stored only: ${kept.join(', ')}` : ''}`
      : `not configured: leads are stored for ${retentionDays} days, and delivered when ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} set`;
  const lines: Readonly<Record<DestinationName, string | undefined>> = {
    hubspot,
    email: mail && `notices to ${mail.to.join(', ')}`,
    webhook: webhook && `webhook at ${new URL(webhook.url).origin}`,
  };
  return DESTINATIONS.flatMap((name) => lines[name] ?? []);
}

/** Passkeys need a host name, so this machine is called `localhost`. */
const staffAddress = (address: string): string =>
  `${address.replace('//127.0.0.1:', '//localhost:')}/admin`;

/** Whether there is no staff account; else, if the store does not answer, why. */
async function lookAtStore({ database }: Config): Promise<{ isNew: boolean; problem?: string }> {
  // A separate connection, which never renames a damaged file.
  const store = await openStore(
    database,
    createLog('error', () => undefined),
    systemClock,
    false,
  );
  try {
    return { isNew: (await store.staff.users()).length === 0 };
  } catch (error) {
    if (!(error instanceof StoreDown)) throw error;
    return { isNew: false, problem: error.problem ?? error.message };
  } finally {
    await store.close();
  }
}

async function start(config: Config): Promise<void> {
  const dist = join(ROOT, 'dist');
  if (!process.argv.includes(NO_BUILD))
    await buildIfStale(ROOT, config.siteUrl, say, process.argv.includes(VERBOSE));
  else if (!existsSync(join(dist, 'index.html')))
    throw new Error(`There is no site in ${dist}. Run "npm run build", or use "npm start".`);
  const { address } = await run({
    config,
    dist,
    given: givenSocket(ownEnvironment(), process.pid),
  });
  const { isNew, problem } = await lookAtStore(config);
  say(
    '',
    `Hearthline is running at ${address}`,
    ...(problem === undefined
      ? [`  leads     ${storeName(config.database)}`]
      : [
          `  leads     CANNOT BE STORED: ${problem}`,
          '            Until then forms ask visitors to call. The server tries again every second.',
        ]),
    ...deliveryLines(config).map((line, at) => `  ${at === 0 ? 'delivery' : '        '}  ${line}`),
    ...(isNew
      ? [
          '  inbox     nobody has an account yet. Add the first, an admin: npm run staff -- add <username>',
          '            (or look around first: npm run demo)',
          `            then sign in at ${staffAddress(address)}`,
        ]
      : [`  inbox     ${staffAddress(address)}`]),
    ...misspelled().map(
      ([name, meant]) => `  settings  ${name} is not read. Did you mean ${meant}?`,
    ),
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
  const isListening = LISTEN_SYSCALLS.includes(String(Reflect.get(error, 'syscall')));
  const known =
    typeof code === 'string' && config && isListening ? LISTEN_ERRORS[code]?.(config) : undefined;
  const isPlain = error instanceof SettingError || error.constructor === Error;
  process.stderr.write(`\n${known ?? (isPlain ? error.message : error.stack)}\n`);
  process.exit(1);
}
