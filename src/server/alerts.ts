/** Tells somebody when leads do not get through: a mail, and always a line in the log. */
import { HOUR, type Clock } from './clock.ts';
import type { Health } from './health.ts';
import { errorFields, type Log } from './log.ts';
import type { Send } from './mail.ts';

/** The same trouble is told again after this time. */
const AGAIN_MS = 6 * HOUR;

export interface AlertOptions {
  health: () => Promise<Health>;
  /** Hands in mail, when it is configured. */
  send: Send | undefined;
  clock: Clock;
  log: Log;
  siteUrl: string;
}

/** What needs somebody: what makes `/healthz` fail, and leads that will not go on by themselves. */
function troublesOf({ reasons, delivery, store }: Health): { kinds: string; lines: string[] } {
  const parked = Object.entries(delivery).filter(([, { refused, failed }]) => refused + failed > 0);
  return {
    // Minutes and counts of waiting leads change all the time; that is no news.
    kinds: [
      ...reasons.map((reason) => reason.replace(/\d+/g, '#')),
      ...parked.map(([name, { refused, failed }]) => `${name} ${refused} ${failed}`),
    ].join('\n'),
    lines: [
      ...reasons,
      ...(store === 'down'
        ? ['Forms ask people to try again or to call until the store takes leads again.']
        : []),
      ...parked.map(
        ([name, { refused, failed }]) =>
          `${name} will not take ${refused + failed} ${refused + failed === 1 ? 'lead' : 'leads'} (refused: ${refused}, given up after 28 days: ${failed})`,
      ),
    ],
  };
}

/** A job that looks at the health and tells what is new. Visitors' words are in none of it. */
export function createAlerts({
  health,
  send,
  clock,
  log,
  siteUrl,
}: AlertOptions): () => Promise<void> {
  let told = '';
  let toldAt = Number.NEGATIVE_INFINITY;

  const tell = async (subject: string, lines: readonly string[]): Promise<void> => {
    const text = [
      ...lines,
      '',
      'What the forms have accepted is on the server, and what waits is tried again by itself.',
      `What to do stands in src/server/README.md. The state now: ${siteUrl}/healthz`,
    ].join('\n');
    await send?.({ subject, text, id: `alert-${Math.round(clock.now())}` });
  };

  return async () => {
    const { kinds, lines } = troublesOf(await health());
    const isNew = kinds !== told || (kinds !== '' && clock.steady() - toldAt > AGAIN_MS);
    if (!isNew) return;
    if (kinds !== '') log.error('alert', { reasons: lines });
    try {
      if (kinds === '') await tell('Leads get through again', ['All is well again.']);
      else await tell('Leads do not get through', lines);
      told = kinds;
      toldAt = clock.steady();
    } catch (error) {
      // Tried again with the next look: what could not be told is not told.
      log.error('alert.unsent', errorFields(error));
    }
  };
}
