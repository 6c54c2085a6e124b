/** What happens when a visitor chooses about cookies (R170–R187), and on every later page of who has allowed something. */
import { DO_NOT_SELL, OPTIONAL, type Optional, preferences } from '#domain/consent.ts';
import { embed } from './embed.ts';
import { follow, load as loadAllowed } from './following.ts';
import { current, keep } from './stored.ts';

declare const POLICY_VERSION: string;

const find = <T extends Element>(selector: string): T | null => document.querySelector<T>(selector);
const panel = (): HTMLDialogElement => find('#cookie-preferences') as HTMLDialogElement;
const switches = (): NodeListOf<HTMLInputElement> => panel().querySelectorAll('input[name]');

/** The panel says what is in force, and since when. */
function show(choice: Optional[] | undefined): void {
  // The browser may have opened it before this script came: a switch that was touched since stays as it is.
  for (const input of switches())
    input.defaultChecked = choice?.some((name) => name === input.name) ?? false;
  panel().onclose = () => panel().querySelector('form')?.reset();
  const receipt = find('[data-consent-receipt]');
  if (!receipt) return;
  // Asked for only after a choice that could be read: elsewhere storage may be forbidden.
  const day = (): string =>
    new Date(Number(localStorage.getItem('cookie-consent-timestamp'))).toLocaleDateString('en-US', {
      dateStyle: 'long',
    });
  receipt.textContent = choice
    ? `Your choice of ${day()}: necessary${choice.map((name) => `, ${name}`).join('')}. Cookie policy of ${POLICY_VERSION}.`
    : 'You have not chosen yet, so only the necessary is on.';
}

/** Starts what was allowed on an earlier page. */
export function load(): void {
  loadAllowed();
}

function save(choice: Optional[]): void {
  keep(choice);
  panel().close();
  follow(choice);
  dispatchEvent(new CustomEvent('site:consent', { detail: preferences(choice) }));
}

const switchedOn = (): Optional[] =>
  OPTIONAL.filter((name) => [...switches()].some((input) => input.checked && input.name === name));

/** Turns "Do not sell or share" over; yields whether it holds now. Where storage is forbidden it holds for this page. */
function turnRefusal(): boolean {
  try {
    const held = localStorage.getItem(DO_NOT_SELL);
    if (held) localStorage.removeItem(DO_NOT_SELL);
    else localStorage.setItem(DO_NOT_SELL, 'true');
    return !held;
  } catch {
    return true;
  }
}

/** "Do not sell or share", said or taken back: counts like Global Privacy Control, on this device. */
function refuseSale(): void {
  if (turnRefusal()) {
    document.documentElement.dataset['gpc'] = '';
    if (follow(current() ?? [])) return;
  }
  location.reload();
}

/** Does what a button of the bar, the panel, the footer or `/this-visit` is for, or embeds. */
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
  if (what === 'do-not-sell') {
    refuseSale();
    return;
  }
  const answers: Record<string, () => Optional[]> = {
    all: () => [...OPTIONAL],
    save: switchedOn,
  };
  save(answers[what]?.() ?? []);
}
