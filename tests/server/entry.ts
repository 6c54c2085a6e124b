/**
 * Starts the real server with a small built site: `node tests/server/entry.ts <dist>`, configured by environment
 * variables, and by `ALERT_CHECK_MS`, the milliseconds between checks for alerts.
 */
import { flushCompileCache } from 'node:module';
import { ownEnvironment, readConfig } from '#server/base/config.ts';
import { givenSocket } from '#server/site/given-socket.ts';
import { run } from '#server/run/process.ts';

const { ALERT_CHECK_MS } = process.env;
const { address } = await run({
  config: readConfig(),
  dist: process.argv[2] ?? 'dist',
  given: givenSocket(ownEnvironment(), process.pid),
  ...(ALERT_CHECK_MS && { alertCheckMs: Number(ALERT_CHECK_MS) }),
});
// Most tests kill it, and it would write nothing then.
flushCompileCache();
process.stdout.write(`serving ${address}\n`);
