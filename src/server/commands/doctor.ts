/**
 * `npm run doctor`: says in plain words what is wrong with a running installation; exit code 1 if anything is. `--mail`
 * sends a test message, `--backups <folder>` looks for backups there, `--json` prints JSON; `--public <origin>`: only
 * what anybody can see of that address, from any computer.
 */
import { parseArgs } from 'node:util';
import { DESTINATIONS } from '#staff/contract/lead.ts';
import { getConfig, misspelled, type Config } from '../base/config.ts';
import { DESTINATION_CHECKS } from '../run/doctor/destinations.ts';
import { checkBackups, checkDisk, checkStore } from '../run/doctor/data.ts';
import { failed, summarized, type Finding } from '../run/doctor/finding.ts';
import { checkClock, checkNode, checkTimers } from '../run/doctor/machine.ts';
import { checkCertificate } from '../run/doctor/certificate.ts';
import { checkPublic } from '../run/doctor/public.ts';
import { checkProxy, checkServer } from '../run/doctor/site.ts';
import { origin, setting, SettingError, type Environment } from '../base/setting.ts';
import { backupsOf } from '../base/location.ts';
import { describeError, start, type Command } from '../run/command.ts';

const MARKS = { ok: 'ok', failed: 'FAILED', skipped: '-' } as const;
const WIDTHS = { mark: 8, check: 13 };

interface Wanted {
  mail?: boolean;
  backups?: string;
  json?: boolean;
  public?: string;
}

function settings(env: Environment): Config | string {
  try {
    return getConfig(env);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}

/** Without valid settings nothing else can be checked. */
async function* findings(
  env: Environment,
  { mail = false, backups, public: address }: Wanted,
): AsyncGenerator<Finding> {
  const config = settings(env);
  if (typeof config === 'string') return yield failed('settings', config);
  if (address !== undefined) {
    const sender = config.mail?.from.split('@').at(-1);
    return yield* checkPublic(setting('--public', address, origin), sender);
  }
  const wrong = misspelled(env).map(([name, meant]) => `${name} is not read: ${meant} was meant?`);
  yield summarized('settings', wrong, 'valid');
  yield checkNode();
  const checks: readonly (() => Promise<Finding | Finding[]> | Finding)[] = [
    () => checkStore(config),
    () => checkDisk(config),
    () => checkBackups(backups ?? backupsOf(config.database)),
    // Before the server, which notices an unconfigured proxy by this request.
    () => checkProxy(config),
    () => checkServer(config),
    () => checkCertificate(config),
    () => checkClock(config),
    () => checkTimers(),
    ...DESTINATIONS.map((name) => () => DESTINATION_CHECKS[name](config, mail)),
  ];
  for (const check of checks) {
    const found = await check();
    yield* Array.isArray(found) ? found : [found];
  }
}

const lineOf = ({ check, state, text }: Finding): string =>
  `${MARKS[state].padEnd(WIDTHS.mark)}${check.padEnd(WIDTHS.check)}${text}\n`;

/** `npm run doctor`. */
export const run: Command = async ({ args, env, stdout, stderr }) => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        mail: { type: 'boolean' },
        backups: { type: 'string' },
        json: { type: 'boolean' },
        public: { type: 'string' },
      },
    });
    const all: Finding[] = [];
    for await (const finding of findings(env, values)) {
      all.push(finding);
      if (!values.json) stdout.write(lineOf(finding));
    }
    const isWell = all.every(({ state }) => state !== 'failed');
    if (values.json) stdout.write(`${JSON.stringify({ ok: isWell, checks: all }, null, 2)}\n`);
    return isWell ? 0 : 1;
  } catch (error) {
    stderr.write(`${describeError(error)}\n`);
    return 1;
  }
};

if (import.meta.main) await start(run);
