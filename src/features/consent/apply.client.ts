/** Applies consent to the page: starts trackers, reports the page view, and stops what is no longer allowed. */
import { OPTIONAL, type Optional } from './consent.ts';
import { mayRecord, mayTrack, type PageFacts } from './tracking-scope.ts';
import { readConsent } from './consent.store.ts';
import { followStored } from './choice.store.ts';
import { clearStorage, stopWorker } from './revoke.client.ts';
import { embedOnScroll } from './embeds.client.ts';
import { emit } from '#lib/events.store.ts';

/** Milliseconds after page load or consent. */
const DELAY = 100;

/** Emits one page view (R091) once all trackers listen, with consent to analytics. `listening` never rejects. */
function reportPageView(listening?: Promise<void>): void {
  setTimeout(async () => {
    await listening;
    const { pathname: path, href } = location;
    emit('page view', { path, title: document.title, location: href });
  }, DELAY);
}

/** URL of `trackers.ts`; empty if no tracker is configured. */
declare const TRACKERS_MODULE: string;
/** Storage names to clear when consent to a category is withdrawn. */
declare const CLEARED: Partial<Record<Optional, string[]>>;
/** The page that books the free call. */
declare const FREE_CALL_PATH: string;

/** Hooks that a practice may define on `window`, called once per page with consent to analytics (D18). */
interface Loaders {
  loadAnalytics?: () => void;
  loadSessionRecording?: () => void;
}

const started = new Set<Optional>();
const allows = (name: Optional): boolean => readConsent().allowed.includes(name);

/** If any is configured and the page may be tracked. */
async function loadTrackers(names: readonly Optional[], page: PageFacts): Promise<void> {
  if (!TRACKERS_MODULE || !mayTrack(page) || names.every((name) => name === 'functional')) return;
  try {
    const trackers: typeof import('./trackers.client.ts') = await import(TRACKERS_MODULE);
    for (const name of names) trackers.start(name, page);
  } catch (error) {
    console.warn('Tracker script failed to start; this page view is not counted', error);
  }
}

/** Each category at most once per page (R185–R187, D17, D18). */
function startAllowed(scope: Loaders = window as Loaders): void {
  const names = OPTIONAL.filter((name) => allows(name) && !started.has(name));
  for (const name of names) started.add(name);
  const page = {
    path: location.pathname,
    freeCall: FREE_CALL_PATH,
    hasForm: false,
    hasQuickExit: !!document.querySelector('[data-quick-exit]'),
  };
  const listening = loadTrackers(names, page);
  if (names.includes('functional')) embedOnScroll();
  if (!names.includes('analytics')) return;
  if (mayTrack(page)) scope.loadAnalytics?.();
  if (mayRecord(page)) scope.loadSessionRecording?.();
  reportPageView(listening);
}

/** Running trackers cannot be unloaded: clears their storage and reloads. Returns whether any was stopped. */
function stopRevoked(): boolean {
  const revoked = [...started].filter((name) => !allows(name));
  const names = revoked.flatMap((name) => CLEARED[name] ?? []);
  const restart = (): void => {
    clearStorage(names);
    location.reload();
  };
  // A tracker may set its cookie again until the page is revoked.
  if (names.length) addEventListener('pagehide', () => clearStorage(names));
  if (names.length) stopWorker().then(restart, restart);
  else if (revoked.length) restart();
  return revoked.length > 0;
}

/** Starts allowed trackers that are not started. Returns whether started ones had to be stopped. */
export function applyConsent(): boolean {
  startAllowed();
  return stopRevoked();
}

/** From an earlier page or another tab (L5). After back navigation (`isBack`), reports the page view again. */
export function applyStored(isBack = false): void {
  const reportAgain = isBack && started.has('analytics');
  followStored();
  applyConsent();
  if (reportAgain && allows('analytics')) reportPageView();
}
