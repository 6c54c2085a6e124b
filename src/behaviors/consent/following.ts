/** Brings a page in line with what is allowed: starts it, counts the page, and ends what is allowed no longer. */
import { allowed, OPTIONAL, type Optional } from '#domain/consent.ts';
import { isCounted, isRecorded } from '#domain/counted-pages.ts';
import { reportPageView } from '../page-view.ts';
import { clearKept, endWorker } from './clear.ts';
import { embedInSight } from './embed.ts';
import { current } from './stored.ts';

/** Address of `adapters.ts`; empty where no tag is configured. */
declare const ADAPTERS_MODULE: string;
/** Names of what to clear when consent to a category goes. */
declare const CLEARED: Partial<Record<Optional, string[]>>;

/** What a practice may define on `window`, to be called once a page by consent to analytics (D18). */
interface Loaders {
  loadAnalytics?: () => void;
  loadSessionRecording?: () => void;
}

const root = document.documentElement;
const running = new Set<Optional>();
const allows = (name: Optional): boolean => !!root.dataset['consent']?.includes(name);

/** Our own adapters for `names`, where any tag is configured. */
async function adapt(names: readonly Optional[]): Promise<void> {
  if (!ADAPTERS_MODULE || names.every((name) => name === 'functional')) return;
  try {
    const adapters: typeof import('./adapters.ts') = await import(ADAPTERS_MODULE);
    names.forEach(adapters.start);
  } catch (error) {
    console.warn('Nobody counts this page: the script for it did not come', error);
  }
}

/** Starts what is allowed now, each at most once a page (R185–R187, D17, D18). */
export function load(scope: Loaders = window as Loaders): void {
  const names = OPTIONAL.filter((name) => allows(name) && !running.has(name));
  for (const name of names) running.add(name);
  const listening = adapt(names);
  if (names.includes('functional')) embedInSight();
  if (!names.includes('analytics')) return;
  const { pathname } = location;
  if (isCounted(pathname)) scope.loadAnalytics?.();
  if (isRecorded(pathname, false)) scope.loadSessionRecording?.();
  reportPageView(listening);
}

/**
 * What already runs cannot be called back: it is ended, what it left is cleared, and the page starts anew without it.
 * Forms keep what was typed. Returns whether there was anything to end.
 */
function endForbidden(): boolean {
  const gone = [...running].filter((name) => !allows(name));
  const names = gone.flatMap((name) => CLEARED[name] ?? []);
  const anew = (): void => {
    clearKept(names);
    location.reload();
  };
  // A tag that is still at work when the page goes may have set its cookie again.
  if (names.length) addEventListener('pagehide', () => clearKept(names));
  if (names.length) endWorker().then(anew, anew);
  else if (gone.length) anew();
  return gone.length > 0;
}

/** Starts what `choice` allows and does not run yet; ends what runs and is allowed no longer: `true` then. */
export function follow(choice: readonly Optional[]): boolean {
  root.dataset['consent'] = allowed(choice, 'gpc' in root.dataset).join(' ');
  load();
  return endForbidden();
}

/** Withdrawn in another tab, or while this page waited behind the Back button: it holds here too. */
function followStored(): void {
  const choice = current();
  if (choice) follow(choice);
}

addEventListener('storage', ({ key }) => key === 'cookie-preferences' && followStored());
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  followStored();
  if (allows('analytics')) reportPageView();
});
