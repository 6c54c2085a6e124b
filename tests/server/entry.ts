/**
 * Starts the real server with a small built site: `node tests/server/entry.ts <dist>`, configured by environment
 * variables.
 */
import { readConfig } from '#server/config.ts';
import { run } from '#server/process.ts';

const { address } = await run({ config: readConfig(), dist: process.argv[2] ?? 'dist' });
process.stdout.write(`serving ${address}\n`);
