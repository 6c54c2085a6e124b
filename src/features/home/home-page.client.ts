import { redirectHost } from './host-redirect.client.ts';
import { prefetchNextPages } from './prefetch.client.ts';
import { logSlowPaint } from './lcp-warning.client.ts';

redirectHost();
prefetchNextPages();
logSlowPaint();
