/** THINK TWICE BEFORE ADDING: everything here is inlined into every page. The budget is 2 KiB. */
import { watchHeader } from './header.ts';
import { followHashes } from './hash.ts';
import { watchMenus } from './menus.ts';
import { reportPageView } from './page-view.ts';
import { logSlowPaint } from './slow-paint.ts';

watchHeader();
watchMenus();
followHashes();
reportPageView();
logSlowPaint();
