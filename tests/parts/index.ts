/** `npm run test:parts`: builds the site without each part in turn, about 40 s each. */
import { type Part, PARTS } from '#features/parts/parts.ts';
import { problemsWithout } from './without.ts';

const known = Object.keys(PARTS) as Part[];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  process.stderr.write(`No part ${unknown.join(', ')}; there are: ${known.join(', ')}\n`);
  process.exit(1);
}
let failed = 0;
for (const part of known.filter((name) => asked.length === 0 || asked.includes(name))) {
  const start = performance.now();
  const problems = await problemsWithout([part]);
  const seconds = Math.round((performance.now() - start) / 1000);
  process.stdout.write(`without ${part}: ${problems.length} problems, ${seconds} s\n`);
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
  failed += problems.length;
}
process.exitCode = failed > 0 ? 1 : 0;
