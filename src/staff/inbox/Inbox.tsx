/** The inbox of the staff area: list, lead, keys, live update. */
import { useStore } from '@nanostores/react';
import { type JSX, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { runClock } from '../stores/clock.ts';
import { $counts } from '../stores/counts.ts';
import { toggleHidden } from '../stores/hidden.ts';
import { $colleagues, $first, $list, $picked, loadMore, showQueue } from '../stores/inbox.ts';
import { $conflict, closeLead, loadLead } from '../stores/lead.ts';
import { $me } from '../stores/me.ts';
import { goTo, readView, type View, viewHash } from '../stores/view.ts';
import { StaffFrame } from '../frame/StaffFrame.tsx';
import type { SheetName } from '../follow-up/doing.ts';
import { InboxTop } from './InboxTop.tsx';
import { LeadList } from './LeadList.tsx';
import { Queues } from './Queues.tsx';

/**
 * Loaded after the list, which is shown sooner without them: in one file, at once, so that a first use does not wait
 * and works offline.
 */
const afterList = async () => (await import('./after-list.ts')).late;
const LeadPane = lazy(async () => ({ default: (await afterList()).LeadPane }));
const LeadTop = lazy(async () => ({ default: (await afterList()).LeadTop }));
const BulkBar = lazy(async () => ({ default: (await afterList()).BulkBar }));
const ConflictSheet = lazy(async () => ({ default: (await afterList()).ConflictSheet }));
const KeySheet = lazy(async () => ({ default: (await afterList()).KeySheet }));

/** Apart: most people write by themselves. */
const CallerSheet = lazy(async () => ({
  default: (await import('./CallerSheet.tsx')).CallerSheet,
}));

const onHash = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  addEventListener('popstate', changed);
  return () => {
    removeEventListener('hashchange', changed);
    removeEventListener('popstate', changed);
  };
};

/** The view in the address. */
const useView = (): View =>
  readView(
    useSyncExternalStore(
      onHash,
      () => location.hash,
      () => '',
    ),
  );

const SPLIT = '(min-width: 84rem)';
const onSplit = (changed: () => void): (() => void) => {
  const media = matchMedia(SPLIT);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};
/** Whether a lead has room beside the list. */
const useSplit = (): boolean =>
  useSyncExternalStore(
    onSplit,
    () => matchMedia(SPLIT).matches,
    () => false,
  );

function useTitle(): void {
  const count = useStore($counts)?.unanswered ?? 0;
  useEffect(() => {
    document.title = count ? `(${count}) Inbox` : 'Inbox';
  }, [count]);
}

/** Loads what the view asks for. */
function useLoading(view: View, shown: string | null): void {
  const isIn = useStore($me) !== undefined;
  useEffect(() => {
    if (!isIn) return;
    return runClock();
  }, [isIn]);
  useEffect(() => {
    if (isIn) showQueue(view.queue, view.filters).catch(console.error);
  }, [isIn, view.queue, view.filters]);
  useEffect(() => {
    if (!isIn) return;
    if (shown === null) closeLead();
    else loadLead(shown).catch(console.error);
  }, [isIn, shown]);
}

/** Id of the row that has focus. */
function focusedLead(): string | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-lead]');
  return row?.dataset['lead'] ?? null;
}

interface Props {
  practice: StaffPractice;
}

export function Inbox({ practice }: Props): JSX.Element {
  const view = useView();
  const isSplit = useSplit();
  const isIn = useStore($me) !== undefined;
  const { rows, status, next: nextPage } = useStore($list);
  const [over, setOver] = useState<{ lead: string | null; sheet: SheetName | null }>();
  const [isSearching, setSearching] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const [isEntering, setEntering] = useState(false);
  // Beside the list, there is always a lead.
  const first = isSplit ? (rows[0]?.id ?? null) : null;
  const shown = view.lead ?? first;
  const isPage = view.lead !== null && (!isSplit || view.isFull);
  const isBeside = isSplit && !isPage && shown !== null;
  // A sheet belongs to its lead.
  const sheet = over?.lead === shown ? over.sheet : null;
  const setSheet = (next: SheetName | null): void => setOver({ lead: shown, sheet: next });
  useTitle();
  useLoading(view, shown);
  const isConflict = useStore($conflict) !== null;
  const isPicking = useStore($picked).size > 0;
  const [late, setLate] = useState<Awaited<ReturnType<typeof afterList>>>();
  useEffect(() => {
    if (status !== 'loading') afterList().then(setLate, console.error);
  }, [status]);
  useEffect(() => (isIn ? late?.watchChanges() : undefined), [isIn, late]);

  const urgent = useStore($first);
  const isShared = useStore($colleagues).length > 1;
  const isAmongFirst = view.isAmongFirst && urgent.some(({ id }) => id === shown);
  const among = isAmongFirst ? urgent : rows;
  const at = among.findIndex(({ id }) => id === shown);
  const step = (by: number): void => {
    const next = among[at + by]?.id;
    if (next) goTo({ lead: next }, view.lead !== null);
  };
  // Whoever steps from lead to lead does not come by "Show more" below the list.
  const isLastShown = shown !== null && rows.at(-1)?.id === shown && nextPage !== null;
  useEffect(() => {
    if (isLastShown) loadMore().catch(console.error);
  }, [isLastShown]);
  /** Where leads are pages, keys move the focus in the list. */
  const isListOnly = !isSplit && !isPage;
  const stepFocus = (by: number): void => {
    const next = rows[rows.findIndex(({ id }) => id === focusedLead()) + by]?.id;
    document.querySelector<HTMLElement>(`[data-lead="${next}"] a`)?.focus();
  };
  const back = (): void => goTo({ lead: null, isFull: false, isAmongFirst: false });
  const leave = (): void => {
    // What was told of is no longer among those to be read first.
    const [urgentNext] = view.isAmongFirst ? urgent.filter(({ id }) => id !== shown) : [];
    const from = rows.findIndex(({ id }) => id === shown);
    const next = urgentNext?.id ?? rows[from + 1]?.id ?? rows[from - 1]?.id ?? null;
    const isFull = next !== null && view.isFull;
    goTo({ lead: next, isFull, isAmongFirst: urgentNext !== undefined }, true);
  };
  useEffect(() =>
    late?.listenToKeys({
      shown: () => (isListOnly ? focusedLead() : shown),
      practice,
      step: isListOnly ? stepFocus : step,
      leave: isListOnly ? () => stepFocus(1) : leave,
      open: () => shown !== null && goTo({ lead: shown, isFull: isSplit }),
      back,
      show: (next) => {
        const id = isListOnly ? focusedLead() : shown;
        if (isListOnly) goTo({ lead: id });
        setOver({ lead: id, sheet: next });
      },
      search: () => document.querySelector<HTMLElement>('#inbox-search')?.focus(),
      help: () => setHelping(true),
      hide: toggleHidden,
    }),
  );
  const place = at < 0 ? '' : `${at + 1} of ${among.length}`;
  const position = isAmongFirst ? `Read first, ${place}` : place;
  const pane = (
    <LeadPane practice={practice} sheet={sheet} onSheet={setSheet} onNext={leave} onBack={back} />
  );
  return (
    <StaffFrame
      place="inbox"
      practice={practice}
      isDockHidden={isPage}
      hasKeys={late !== undefined}
    >
      {isPage ? (
        <Suspense fallback={null}>
          <LeadTop position={position} onStep={step} onBack={back} />
          {pane}
        </Suspense>
      ) : (
        <div className="flex flex-1 flex-col lg:min-h-0 lg:flex-row">
          <section className="relative flex min-w-0 flex-1 flex-col lg:min-h-0" aria-label="Leads">
            <InboxTop
              onNew={() => setEntering(true)}
              onSearch={() => setSearching(true)}
              onKeys={() => setHelping(true)}
            />
            {view.queue !== 'first' && late && (
              <late.ReadFirst practice={practice} current={isBeside ? shown : null} />
            )}
            <Queues />
            {late && <late.Banners zone={practice.business.zone} />}
            {/* Nothing to search before the server has said who asks. */}
            {isIn && late && (
              <late.SearchBar
                practice={practice}
                isOpen={isSearching}
                onOpen={setSearching}
                onNew={() => setEntering(true)}
              />
            )}
            {isShared && <div className="min-h-15 lg:min-h-13">{late && <late.OwnerChips />}</div>}
            {isIn && view.queue === 'all' && late && <late.OutcomeChips />}
            {/* What is read first comes with it: the list does not move under a finger. */}
            {(late || urgent.length === 0) && (
              <LeadList practice={practice} current={isBeside ? shown : null} />
            )}
            {isPicking && (
              <Suspense fallback={null}>
                <BulkBar />
              </Suspense>
            )}
            {late && <late.KeyHints onAll={() => setHelping(true)} />}
          </section>
          {isBeside && (
            <section className="flex min-h-0 w-[480px] flex-none flex-col rule-l" aria-label="Lead">
              <Suspense fallback={null}>
                <LeadTop
                  position={position}
                  onStep={step}
                  fullHref={viewHash({ ...view, lead: shown, isFull: true })}
                />
                {pane}
              </Suspense>
            </section>
          )}
        </div>
      )}
      {isConflict && (
        <Suspense fallback={null}>
          <ConflictSheet zone={practice.business.zone} />
        </Suspense>
      )}
      {isEntering && (
        <Suspense fallback={null}>
          <CallerSheet practice={practice} onClose={() => setEntering(false)} />
        </Suspense>
      )}
      {isHelping && (
        <Suspense fallback={null}>
          <KeySheet onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </StaffFrame>
  );
}
