/**
 * Setup of the tests whose files share a worker: a clock, a global or an environment that one file put in place does not
 * reach the next. It did: a server's timers never fired after a file that held the clock, in whichever order.
 */
import { afterAll, vi } from 'vitest';

/** Vitest ends a worker by SIGTERM, which runs no handler of `exit`: the temporary folders of the worker stayed. */
function endsWithCleanup(): void {
  process.emit('exit', 0);
  process.kill(process.pid, 'SIGKILL');
}
// Once for each worker, though it reads this for each file.
if (!process.listeners('SIGTERM').some(({ name }) => name === endsWithCleanup.name))
  process.on('SIGTERM', endsWithCleanup);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
