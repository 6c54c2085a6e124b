/** What only the home page does: it has the room for it. */
import { leaveHost } from './hosts.ts';
import { prefetchNextPages } from './prefetch.ts';
import { logSlowPaint } from './slow-paint.ts';
import { sparkOnClick } from './sparks.ts';

leaveHost();
prefetchNextPages();
sparkOnClick();
logSlowPaint();
