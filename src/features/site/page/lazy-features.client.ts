/** Features of every page that few visits use: loaded on first use. */
import { answer } from '#features/consent/banner.client.ts';
import { importModule } from '#lib/import-module.client.ts';

/** URLs of `sparks.ts`, `directions.ts` (site-build/scripts/lazy-scripts.ts) and `features/consent/actions.client.ts`. */
declare const SPARKS_MODULE: string;
declare const DIRECTIONS_MODULE: string;
declare const CONSENT_MODULE: string;

/** Both export `handle(control, at)`; `at` is the time of the click in milliseconds. */
type ClickModule =
  typeof import('./directions.client.ts') | typeof import('#features/consent/actions.client.ts');

/** The first click on directions, embed links and cookie controls. If the script fails to load, links work natively. */
export function handleClicks(): void {
  addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLAnchorElement>(
      '[data-consent-do],[data-embed],[data-directions]',
    );
    if (!control || event.metaKey || event.ctrlKey) return;
    const { consentDo, directions } = control.dataset;
    if (consentDo) answer(consentDo);
    else event.preventDefault();
    importModule<ClickModule>(directions ? DIRECTIONS_MODULE : CONSENT_MODULE).then(
      ({ handle }) => handle(control, event.timeStamp),
      () => control.href && location.assign(control.href),
    );
  });
}

/** For fine pointers only, not touch (R098, D50). */
export function loadSparks(): void {
  if (matchMedia('(pointer:fine)').matches)
    addEventListener('pointermove', () => importModule(SPARKS_MODULE), { once: true });
}
