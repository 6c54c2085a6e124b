/**
 * Applies cookie choices (R170–R187), when they are made and on later pages of visitors who allowed
 * something.
 */
import {
  allowed,
  DO_NOT_SELL,
  OPTIONAL,
  type Optional,
  preferences,
} from '#domain/privacy/consent.ts';
import { embed } from './embeds.ts';
import { applyConsent, applyStored } from './apply.ts';
import { current } from './storage.ts';

/** Effective date of the policy, formatted for readers (R096). */
declare const POLICY_DAY: string;

const query = <T extends Element>(selector: string): T | null =>
  document.querySelector<T>(selector);
const panel = (): HTMLDialogElement => query('#cookie-preferences') as HTMLDialogElement;
const switches = (): NodeListOf<HTMLInputElement> => panel().querySelectorAll('input[name]');

/** Shows the choice in force and its date in the panel. */
function show(choice: Optional[] | undefined): void {
  // The panel may be open before this script runs: switches touched since keep their state.
  for (const input of switches())
    input.defaultChecked = choice?.some((name) => name === input.name) ?? false;
  panel().onclose = () => panel().querySelector('form')?.reset();
  const summary = query('[data-consent-receipt]');
  if (!summary) return;
  // Only called after a choice was read: storage may be forbidden otherwise.
  const day = (): string =>
    new Date(Number(localStorage.getItem('cookie-consent-timestamp'))).toLocaleDateString('en-US', {
      dateStyle: 'long',
    });
  summary.textContent = choice
    ? `Your choice of ${day()}: necessary${choice.map((name) => `, ${name}`).join('')}. Cookie policy of ${POLICY_DAY}.`
    : 'You have not chosen yet, so only the necessary is on.';
}

/** Applies the stored choice; `isBack` after back navigation. */
export const applyChoice = (isBack?: boolean): void => applyStored(isBack);

/** Allowed categories on this page, even if nothing can be stored. */
const allowedHere = (): Optional[] =>
  OPTIONAL.filter((name) => document.documentElement.dataset['consent']?.includes(name));

/**
 * Toggles "Do not sell or share"; returns whether it is on now. Without storage it applies to this
 * page only.
 */
function toggleDoNotSell(): boolean {
  try {
    const held = localStorage.getItem(DO_NOT_SELL);
    if (held) localStorage.removeItem(DO_NOT_SELL);
    else localStorage.setItem(DO_NOT_SELL, 'true');
    return !held;
  } catch {
    return true;
  }
}

/** Handles "Do not sell or share": same effect as Global Privacy Control, on this device. */
function handleDoNotSell(): void {
  if (toggleDoNotSell()) {
    const { dataset } = document.documentElement;
    dataset['gpc'] = '';
    dataset['consent'] = allowed(allowedHere(), true).join(' ');
    if (applyConsent()) return;
  }
  location.reload();
}

/**
 * Handles buttons of the bar, the panel, the footer and `/this-visit`, whose answer is stored
 * already; or embeds.
 */
export function handle(button: HTMLElement): void {
  const what = button.dataset['consentDo'];
  if (!what) {
    embed(button).focus();
  } else if (what === 'open') {
    show(current());
    // Browsers with `command` support opened the panel on the click; it may be closed again by now.
    const opensNatively = 'command' in button && button.hasAttribute('command');
    if (!opensNatively && !panel().open) panel().showModal();
  } else if (what === 'do-not-sell') {
    handleDoNotSell();
  } else {
    applyConsent();
    dispatchEvent(
      new CustomEvent('site:consent', { detail: preferences(current() ?? allowedHere()) }),
    );
  }
}
