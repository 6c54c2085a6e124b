/**
 * Setup of the tests whose files share a worker: a clock, a global or an environment that one file put in place does not
 * reach the next. It did: a server's timers never fired after a file that held the clock, in whichever order.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
