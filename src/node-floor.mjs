/**
 * The oldest Node that runs this code, from `engines` of package.json, its only owner. Imported first by what starts
 * under the system's Node. Plain JavaScript, so that an old Node prints one sentence instead of an error of syntax.
 */
import { existsSync, readFileSync } from 'node:fs';

const file = (name) => new URL(`../${name}`, import.meta.url);

/** Version, such as `24.7.0`. */
export const NODE_FLOOR = JSON.parse(
  readFileSync(file('package.json'), 'utf8'),
).engines.node.replace('>=', '');

const compare = new Intl.Collator('en', { numeric: true }).compare;

if (compare(process.versions.node, NODE_FLOOR) < 0) {
  // A release has no lock, and nothing to install.
  const orInstall = existsSync(file('package-lock.json'))
    ? ', or run `npm ci` without --omit=optional, which brings one for Linux and macOS'
    : '';
  process.stderr.write(
    `Hearthline needs Node ${NODE_FLOOR} or newer; this is ${process.version}. Install a newer Node${orInstall}.\n`,
  );
  process.exit(1);
}
