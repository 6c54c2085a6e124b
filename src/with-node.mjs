/**
 * `node src/with-node.mjs <tool or script> [arguments]`: runs it with the Node that `npm ci` brought for this machine
 * (`optionalDependencies` in package.json), which npm 10 and older do not link; without one, with the system's, if it is
 * new enough. Plain JavaScript for any Node. Every npm script starts with it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const folders = existsSync(modules)
  ? readdirSync(modules).filter((name) => /^node-.*-(?:arm|x)64$/.test(name))
  : [];
/** Its folder; undefined if none was installed, or if it does not run here (Alpine has another C library). */
const bundled = folders
  .map((name) => join(modules, name, 'bin'))
  .find((bin) => spawnSync(join(bin, 'node'), ['--version']).status === 0);
if (bundled === undefined) await import('./node-floor.mjs');

// Tools find it by `#!/usr/bin/env node`.
const env = { ...process.env };
const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
env[path] = [bundled ?? dirname(process.execPath), join(modules, '.bin'), env[path]].join(
  delimiter,
);

const [command = '--version', ...rest] = process.argv.slice(2);
const isTool = !command.startsWith('-') && extname(command) === '';
const child = isTool
  ? // Windows starts the tools of packages by a shell only.
    spawn(command, rest, { env, stdio: 'inherit', shell: process.platform === 'win32' })
  : spawn('node', [command, ...rest], { env, stdio: 'inherit' });
const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'];
const forward = (signal) => child.kill(signal);
for (const signal of signals) process.on(signal, forward);
child.once('error', (error) => {
  process.stderr.write(`${command} does not start: ${error.message}. Run \`npm ci\` first.\n`);
  process.exitCode = 1;
});
child.once('exit', (code, signal) => {
  for (const name of signals) process.off(name, forward);
  if (signal === null) process.exitCode = code;
  else process.kill(process.pid, signal);
});
