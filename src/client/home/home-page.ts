/** Scripts for the home page only. */
import { moveThreadsOnce } from './hero-threads.ts';
import { redirectHost } from './host-redirect.ts';
import { prefetchNextPages } from './prefetch.ts';
import { logSlowPaint } from './lcp-warning.ts';

redirectHost();
moveThreadsOnce();
prefetchNextPages();
logSlowPaint();
