/** THINK TWICE BEFORE ADDING: everything here is inlined into every page. The budget is 2 KiB. */
import { ignoreExtensionErrors } from './extension-errors.ts';
import './display-font.ts';
import { handleAnchorLinks } from './anchor-scroll.ts';
import { watchHeader } from './header.ts';
import { loadSparks, handleClicks } from './lazy-features.ts';
import { supportMenus } from './menus.ts';

const header = document.querySelector('header') as HTMLElement;

ignoreExtensionErrors();
watchHeader(header, header.querySelector('img') as HTMLImageElement);
supportMenus(header);
handleAnchorLinks();
handleClicks();
loadSparks();
