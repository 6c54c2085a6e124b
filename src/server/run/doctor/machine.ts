import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { NODE_FLOOR } from '#node-floor';
import { SECOND, systemClock } from '../../base/clock.ts';
import { childEnvironment, type Config } from '../../base/config.ts';
import { failed, ok, skipped, summarized, type Finding } from './finding.ts';

const TIMEOUT_MS = 10 * SECOND;
/** Codes of authenticator apps change every 30 seconds. */
const MAX_DIFFERENCE_MS = 30 * SECOND;

/** `undefined` if the program is missing or fails. */
async function outputOf(program: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const options = { env: childEnvironment(), timeout: TIMEOUT_MS };
    return (await promisify(execFile)(program, args, options)).stdout;
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** The time in another machine's answer, epoch milliseconds; exact to a second. */
async function timeAt(origin: string): Promise<number | undefined> {
  try {
    const { headers } = await fetch(origin, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const time = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(time) ? undefined : time;
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Importing the floor ends a process on an older Node. */
export const checkNode = (): Finding =>
  ok('node', `${process.version}; ${NODE_FLOOR} or newer is needed`);

/** Compares the clock with the CRM's, or asks the system whether it is synchronized. */
export async function checkClock({ hubspot }: Config): Promise<Finding> {
  const away = hubspot.portalId === undefined ? undefined : await timeAt(hubspot.origin);
  if (away !== undefined) {
    const difference = systemClock.now() - away;
    const seconds = Math.round(Math.abs(difference) / SECOND);
    return Math.abs(difference) > MAX_DIFFERENCE_MS
      ? failed(
          'clock',
          `${seconds} seconds ${difference > 0 ? 'ahead of' : 'behind'} ${hubspot.origin}: codes of authenticator apps fail, and times of leads are wrong. Turn on NTP: timedatectl set-ntp true`,
        )
      : ok('clock', `agrees with ${hubspot.origin}`);
  }
  const said = await outputOf('timedatectl', ['show', '--property=NTPSynchronized', '--value']);
  if (said === undefined) return skipped('clock', 'nothing to compare it with');
  return said.trim() === 'yes'
    ? ok('clock', 'synchronized')
    : failed('clock', 'not synchronized: timedatectl set-ntp true');
}

const NAMES = ['backup', 'build', 'verify'];
const UNITS = NAMES.flatMap((name) => [`hearthline-${name}.timer`, `hearthline-${name}.service`]);

function problemOf({ Id = '', ActiveState, Result }: Record<string, string>): string | undefined {
  if (Id.endsWith('.timer'))
    return ActiveState === 'active'
      ? undefined
      : `${Id} is not started: systemctl enable --now ${Id}`;
  return ActiveState === 'failed' || Result !== 'success'
    ? `the last run of ${Id} failed: journalctl --unit ${Id}`
    : undefined;
}

export async function checkTimers(): Promise<Finding> {
  const wanted = '--property=Id,LoadState,ActiveState,Result';
  const said = await outputOf('systemctl', ['show', wanted, ...UNITS]);
  if (said === undefined) return skipped('timers', 'systemd does not run here');
  const units = said
    .trim()
    .split(/\n{2,}/)
    .map((block) => Object.fromEntries(block.split('\n').map((line) => line.split('=', 2))));
  const installed = units.filter(({ LoadState }) => LoadState === 'loaded');
  if (installed.length === 0)
    return skipped(
      'timers',
      'none of src/server/deploy is installed; the age of the backup counts',
    );
  return summarized(
    'timers',
    installed.flatMap((unit) => problemOf(unit) ?? []),
    installed.map(({ Id }) => Id).join(', '),
  );
}
