/**
 * Prefetches the likeliest next pages 2 s after the home page, except with Save-Data or on 2G
 * (R090, D27).
 */

import { networkInformation } from './network-information.ts';

declare const FREE_CALL_PATH: string;

const PAGES = ['/services', '/team', FREE_CALL_PATH];
const DELAY = 2000;

export function prefetchNextPages(): void {
  const { saveData, effectiveType = '' } = networkInformation();
  if (saveData || effectiveType.endsWith('2g')) return;
  const fetchAll = (): void => {
    for (const href of PAGES)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', href }),
      );
  };
  addEventListener('load', () => setTimeout(fetchAll, DELAY));
}
