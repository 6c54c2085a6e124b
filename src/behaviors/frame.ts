/** THINK TWICE BEFORE ADDING: everything here is inlined into every page. The budget is 2 KiB. */
import { followHashes } from './hash.ts';
import { watchHeader } from './header.ts';
import { watchMenus } from './menus.ts';
import { reportPageView } from './page-view.ts';

const header = document.querySelector('[data-header]');
const logo = header?.querySelector('img');
if (header && logo) {
  watchHeader(header, logo);
  watchMenus(header.querySelectorAll<HTMLElement>('[aria-controls]'));
}
followHashes();
reportPageView();
