/** THINK TWICE BEFORE ADDING: everything here is inlined into every page. The budget is 2 KiB. */
import { ignoreExtensionErrors } from './extension-errors.client.ts';
import './display-font.client.ts';
import { handleAnchorLinks } from './anchor-scroll.client.ts';
import { watchHeader } from './header.client.ts';
import { loadSparks, handleClicks } from './lazy-features.client.ts';
import { supportMenus } from './menus.client.ts';

const header = document.querySelector('header') as HTMLElement;

ignoreExtensionErrors();
watchHeader(header, header.querySelector('img') as HTMLImageElement);
supportMenus(header);
handleAnchorLinks();
handleClicks();
loadSparks();
