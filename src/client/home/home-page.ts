import { redirectHost } from './host-redirect.ts';
import { prefetchNextPages } from './prefetch.ts';
import { logSlowPaint } from './lcp-warning.ts';

redirectHost();
prefetchNextPages();
logSlowPaint();
