/** What only the home page does. */
import { prefetchNextPages } from './prefetch.ts';
import { sparkOnClick } from './sparks.ts';

prefetchNextPages();
sparkOnClick();
