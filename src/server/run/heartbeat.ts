/**
 * Tells somebody outside after each self-test that this server works. Who hears nothing for two hours knows that the
 * machine, its network or the process is gone, which the server itself can tell nobody.
 */
import { MINUTE, type Clock } from '../base/clock.ts';
import { post } from '../base/post-json.ts';
import type { Log } from '../base/log.ts';
import type { HealthCheck } from '../base/health-report.ts';

const AGAIN_MS = 5 * MINUTE;

export interface Heartbeat {
  /** Posts nothing at all, within eight seconds. Never throws. Returns milliseconds until the next try after a failure. */
  beat: () => Promise<number | undefined>;
  issue: HealthCheck;
}

/** @param url `undefined`: nobody is told */
export function createHeartbeat(
  url: string | undefined,
  { now }: Pick<Clock, 'now'>,
  log: Log,
  send: typeof post = post,
): Heartbeat {
  let failure: string | undefined;
  return {
    async beat() {
      if (url === undefined) return undefined;
      const answer = await send(url, '', { 'Content-Length': '0' }, now);
      if (answer.status !== null && answer.status >= 200 && answer.status < 300) {
        if (failure !== undefined) log.info('heartbeat.sent');
        failure = undefined;
        return undefined;
      }
      const code = answer.status === null ? answer.code : `HTTP ${answer.status}`;
      // The address is a secret: whoever has it can say that this server works.
      if (failure === undefined) log.warn('heartbeat.failed', { code });
      failure = code;
      return AGAIN_MS;
    },
    issue: () =>
      failure === undefined
        ? undefined
        : {
            kind: 'heartbeat',
            text: `The watch outside could not be told that this server works (${failure}), and will take it for dead: check HEARTBEAT_URL`,
            fails: false,
          },
  };
}
