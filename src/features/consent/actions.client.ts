/**
 * Applies cookie choices (R170–R187), when they are made and on later pages of visitors who allowed something. Choices
 * are stored before this script loads (features/consent/choice.store.ts).
 */
import { preferences } from './consent.ts';
import { readConsent } from './consent.store.ts';
import { thisDevice } from './device.store.ts';
import { toggleDoNotSell } from './do-not-sell.store.ts';
import { applyConsent, applyStored } from './apply.client.ts';
import { embed } from './embeds.client.ts';

/** `isBack`: after back navigation. */
export const applyChoice = (isBack?: boolean): void => applyStored(isBack);

/** Handles buttons of the bar, the panel, the footer and `/this-visit`, whose answer is stored already; or embeds. */
export function handle(button: HTMLElement): void {
  const what = button.dataset['consentDo'];
  if (!what) {
    embed(button).focus();
  } else if (what === 'do-not-sell') {
    // Off again, or nothing was running that reloads the page by stopping.
    if (!toggleDoNotSell(thisDevice()) || !applyConsent()) location.reload();
  } else if (what !== 'open') {
    applyConsent();
    const { choice, allowed } = readConsent();
    dispatchEvent(
      new CustomEvent('site:consent', { detail: preferences(choice?.names ?? allowed) }),
    );
  }
}
