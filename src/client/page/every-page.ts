/** THINK TWICE BEFORE ADDING: everything here is inlined into every page. The budget is 2 KiB. */
import { ignoreExtensionErrors } from './extension-errors.ts';
import { loadDisplayFont } from './display-font.ts';
import { handleAnchorLinks } from './anchor-scroll.ts';
import { watchHeader } from '../menus/header.ts';
import { loadSparks, handleClicks } from './lazy-features.ts';
import { loadMenuKeyboard } from '../menus/loader.ts';

const header = document.querySelector('header') as HTMLElement;

ignoreExtensionErrors();
watchHeader(header, header.querySelector('img') as HTMLImageElement);
loadMenuKeyboard(header);
loadDisplayFont();
handleAnchorLinks();
handleClicks();
loadSparks();
