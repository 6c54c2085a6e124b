/** The real server over a small built site: `node tests/server/entry.ts <dist>`, configured by the environment. */
import { readConfig } from '#server/config.ts';
import { run } from '#server/run.ts';

const { address } = await run({ config: readConfig(), dist: process.argv[2] ?? 'dist' });
process.stdout.write(`serving ${address}\n`);
