/**
 * Sends alerts by email and always logs them. Visitors can cause some issues at will, so each kind is reported at most
 * once an hour, and again only if it grew or lasted for hours, or takes the server out of service now (M3).
 */
import { HOUR, type Clock } from '../base/clock.ts';
import type { Health, HealthIssue } from '../base/health-report.ts';
import { errorFields, type Log } from '../base/log.ts';
import type { MailMessage, Send } from '../base/mail.ts';
import { waitingIn } from '../base/mail-result.ts';

/** An ongoing issue is reported again after this time. */
const REPEAT_MS = 6 * HOUR;
/** Minimum time between two emails about one kind of issue. */
const MIN_INTERVAL_MS = HOUR;

export interface AlertOptions {
  health: () => Promise<Health>;
  send: Send | undefined;
  clock: Clock;
  log: Log;
  siteUrl: string;
}

interface SentAlert {
  /** Monotonic milliseconds. */
  at: number;
  count: number;
  /** Whether that mail said that it takes the server out of service. */
  fails: boolean;
  isOver: boolean;
}

const linesOf = ({ store, reasons }: Health): string[] => [
  ...reasons,
  ...(store === 'down'
    ? ['Until the store accepts leads again, forms ask visitors to try again or to call.']
    : []),
];

/** Checks the health and reports changes, without visitor input. */
export function createAlerts({
  health,
  send,
  clock,
  log,
  siteUrl,
}: AlertOptions): () => Promise<void> {
  const sent = new Map<string, SentAlert>();
  /** The last alert, for recipients that the mail server may take later. */
  let owed: MailMessage | undefined;

  const post = async (message: MailMessage): Promise<void> => {
    const result = await send?.(message);
    const waiting = result ? waitingIn(result).map(({ to }) => to) : [];
    const final = result?.refused.filter(({ isFinal }) => isFinal).map(({ to }) => to) ?? [];
    const except = [...(message.except ?? []), ...(result?.taken ?? []), ...final];
    owed = waiting.length > 0 ? { ...message, except } : undefined;
  };
  /** Whether an alert about failing intake or delivery has had no all-clear yet. */
  let isOpen = false;
  /** Kinds of issues of an alert that could not be sent yet: logged once, and tried at every look, possibly for days. */
  let unsent: string | undefined;

  const sendAlert = async (subject: string, lines: readonly string[]): Promise<void> => {
    const text = [
      ...lines,
      '',
      'Accepted leads are stored on the server, and pending deliveries are retried automatically.',
      `What to do: src/server/deploy/what-can-wake-you.md. Current state of ${siteUrl}: /healthz, from the server itself or with METRICS_TOKEN`,
    ].join('\n');
    await post({ subject, text, id: `alert-${Math.round(clock.now())}` });
  };

  const isDue = ({ kind, fails, count = 0, repeatMs = REPEAT_MS }: HealthIssue): boolean => {
    const known = sent.get(kind);
    if (!known || (fails && !known.fails)) return true;
    const passed = clock.steady() - known.at;
    return (
      passed >= repeatMs || (passed >= MIN_INTERVAL_MS && (known.isOver || count > known.count))
    );
  };

  return async () => {
    const now = await health();
    const { issues, status } = now;
    const lines = linesOf(now);
    const due = issues.filter(isDue);
    const kinds = new Set(issues.map(({ kind }) => kind));
    const dueKinds = due.map(({ kind }) => kind).join();
    for (const [kind, known] of sent) if (!kinds.has(kind)) known.isOver = true;
    try {
      if (due.length > 0) {
        if (dueKinds !== unsent) log.error('alert', { reasons: lines });
        const isFailing = status === 'failing';
        await sendAlert(
          isFailing ? 'Leads are not getting through' : 'Leads need attention',
          lines,
        );
        for (const { kind, fails, count = 0 } of due)
          sent.set(kind, { at: clock.steady(), count, fails, isOver: false });
        isOpen ||= isFailing;
      } else if (isOpen && status === 'ok') {
        const rest =
          lines.length > 0 ? ['Remaining issues:', ...lines] : ['All issues are resolved.'];
        await sendAlert('Leads are getting through again', rest);
        isOpen = false;
      } else if (owed) await post(owed);
      unsent = undefined;
    } catch (error) {
      if (unsent === undefined) log.error('alert.unsent', errorFields(error));
      unsent = dueKinds;
    }
  };
}
