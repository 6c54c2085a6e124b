/** What staff did, newest first. */
import type { JSX } from 'react';
import type { LogLine } from '#staff/contract/accounts.ts';
import { actionWords, groupLines, isWarning } from '#staff/contract/log-words.ts';
import { changeFailure, loadOlder } from '../stores/people.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Head } from '../ui/Line.tsx';
import { LogFilters } from './LogFilters.tsx';
import { useAction } from '../frame/use-action.ts';
import { whenText } from '../ui/when.ts';

const ROW =
  'text-sm grid list-none grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 border-0 border-t border-solid border-line py-2.5';
const WIDE = 'lg:grid-cols-[130px_140px_20rem_minmax(0,1fr)]';

interface Props {
  lines: readonly LogLine[];
  /** Usernames of all accounts. */
  names: readonly string[];
  hasMore: boolean;
  now: number;
  zone: string;
}

export function AuditLog({ lines, names, hasMore, now, zone }: Props): JSX.Element {
  const { failure, isBusy, run } = useAction(changeFailure);
  return (
    <section className="grid gap-1.5 lg:col-span-2" data-log>
      <Head title="Audit log" />
      <LogFilters names={[...names, ...lines.flatMap(({ by }) => by ?? [])]} run={run} />
      {failure && (
        <Notice look="bad" glyph="alert" role="alert">
          {failure}
        </Notice>
      )}
      {lines.length === 0 && (
        <p className="py-4 text-ink-soft">Nothing was logged for this choice.</p>
      )}
      <ol className="m-0 p-0">
        {groupLines(lines).map(({ id, at, by, action, about, count }) => (
          <li className={`${ROW} ${WIDE}`} key={id}>
            <span className={`lg:order-1 ${isWarning(action) ? 'text-error' : ''}`}>
              {actionWords(action)}
              {count > 1 && ` ${count} times`}
            </span>
            <time
              className="text-right text-ink-soft lg:order-[-2] lg:text-left"
              dateTime={new Date(at).toISOString()}
            >
              {whenText(at, now, zone)}
            </time>
            <b className="wrap-anywhere lg:order-[-1]">{by ?? 'Unknown'}</b>
            <span className="text-right break-words text-ink-soft lg:order-2 lg:text-left">
              {about}
            </span>
          </li>
        ))}
      </ol>
      {hasMore && (
        <p>
          <StaffButton disabled={isBusy} onClick={() => run(loadOlder)}>
            Show older lines
          </StaffButton>
        </p>
      )}
      <p className="text-sm text-ink-soft">
        Kept for 365 days. It names leads by number, never by person. Nobody can change it.
      </p>
    </section>
  );
}
