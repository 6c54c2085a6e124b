/** THINK TWICE BEFORE ADDING: everything here is inlined into every page. The budget is 2 KiB. */
import './directions.ts';
import { bringFace } from './face.ts';
import { followHashes } from './hash.ts';
import { watchHeader } from './header.ts';
import { watchMenus } from './menus/now.ts';

const header = document.querySelector('header') as HTMLElement;

watchHeader(header, header.querySelector('img') as HTMLImageElement);
watchMenus(header);
bringFace();
followHashes();
