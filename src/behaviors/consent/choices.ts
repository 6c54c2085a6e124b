/** What happens when a visitor chooses about cookies (R170–R187), and on every later page of who has allowed something. */
import { allowed, OPTIONAL, type Optional, preferences, storedChoice } from '#domain/consent.ts';
import { embed, embedInSight } from './embed.ts';

declare const POLICY_VERSION: string;

/** What a practice may define on `window`, to be called once a page by consent to analytics (D18). */
interface Loaders {
  loadAnalytics?: () => void;
  loadSessionRecording?: () => void;
}

const root = document.documentElement;
const find = <T extends Element>(selector: string): T | null => document.querySelector<T>(selector);
const panel = (): HTMLDialogElement => find('#cookie-preferences') as HTMLDialogElement;
const switches = (): NodeListOf<HTMLInputElement> => panel().querySelectorAll('input[name]');

/** The choice in force, if there is one that can be read. */
function current(): Optional[] | undefined {
  return storedChoice((key) => localStorage.getItem(key), Date.now(), POLICY_VERSION);
}

/** Keeps the choice. A browser that keeps nothing still gets what was chosen, for this page. */
function keep(choice: Optional[], now = Date.now()): void {
  try {
    localStorage.setItem('cookie-consent', 'true');
    localStorage.setItem('cookie-consent-timestamp', `${now}`);
    localStorage.setItem('cookie-consent-version', POLICY_VERSION);
    localStorage.setItem('cookie-preferences', JSON.stringify(preferences(choice)));
  } catch (error) {
    console.warn(
      'This browser stores nothing: the choice about cookies holds for this page',
      error,
    );
  }
}

/** The panel says what is in force, and since when. */
function show(choice: Optional[] | undefined): void {
  for (const input of switches())
    input.checked = choice?.some((name) => name === input.name) ?? false;
  const since = Number(localStorage.getItem('cookie-consent-timestamp'));
  const receipt = find('[data-consent-receipt]');
  if (!receipt) return;
  const day = new Date(since).toLocaleDateString('en-US', { dateStyle: 'long' });
  receipt.textContent = choice
    ? `Your choice of ${day}: necessary${choice.map((name) => `, ${name}`).join('')}. Cookie policy of ${POLICY_VERSION}.`
    : 'You have not chosen yet, so only the necessary is on.';
}

const allows = (name: Optional): boolean => !!root.dataset['consent']?.includes(name);

const running = new Set<Optional>();

/** Starts what is allowed now, each at most once a page (R185–R187, D17, D18). */
export function load(scope: Loaders = window as Loaders): void {
  for (const name of OPTIONAL) {
    if (!allows(name) || running.has(name)) continue;
    running.add(name);
    if (name === 'functional') embedInSight();
    if (name !== 'analytics') continue;
    scope.loadAnalytics?.();
    scope.loadSessionRecording?.();
  }
}

function save(choice: Optional[]): void {
  keep(choice);
  root.dataset['consent'] = allowed(choice, 'gpc' in root.dataset).join(' ');
  panel().close();
  load();
  dispatchEvent(new CustomEvent('site:consent', { detail: preferences(choice) }));
  // What already runs cannot be called back: the page starts anew without it. Forms keep what was typed.
  if ([...running].some((name) => !choice.includes(name))) location.reload();
}

const switchedOn = (): Optional[] =>
  OPTIONAL.filter((name) => [...switches()].some((input) => input.checked && input.name === name));

/** Does what a button of the bar, the panel or the footer is for (`open`, `necessary`, `save` or `all`), or embeds. */
export function act(button: HTMLElement): void {
  const what = button.dataset['consentDo'];
  if (!what) {
    embed(button).focus();
    return;
  }
  if (what === 'open') {
    show(current());
    // Where `command` is known the panel is open already.
    if (!panel().open) panel().showModal();
    return;
  }
  const answers: Record<string, () => Optional[]> = {
    all: () => [...OPTIONAL],
    save: switchedOn,
  };
  save(answers[what]?.() ?? []);
}
