/**
 * `npm test`: runs all steps in order, even after failures; `npm test -- unit build`: only these, `--verbose`: with all
 * that they print. `npm run test:deep`: the slow tier. At a terminal each step is a line, and what a failed one printed. The last line is `N passed, N failed`; the exit code is 1 if anything failed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { unknownWord } from '#lib/content/unknown-word.ts';
import { notTested } from '../programs/optional.ts';
import { runStep, type Count } from './run.ts';
import { TIERS, type Step } from './steps.ts';

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { deep: { type: 'boolean' }, verbose: { type: 'boolean' } },
});
const stages = TIERS[values.deep ? 'deep' : 'quick'];
const known = stages.flat().map(({ name }) => name);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  for (const name of unknown) console.error(unknownWord(name, known));
  process.exit(2);
}

/** A log is read afterwards, and shows where it was cut. */
const isVerbose = values.verbose === true || !process.stdout.isTTY;
/** What runs, on a line that its result then replaces. */
const announce = (text: string): void => {
  if (process.stdout.isTTY && !isVerbose) process.stdout.write(`\r\x1b[K${text}`);
};

const reports = mkdtempSync(join(tmpdir(), 'hearthline-reports-'));
const failedSteps = new Set<string>();
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const secondsSince = (from: number): string =>
  `${((performance.now() - from) / 1000).toFixed(1)} s`;
const began = performance.now();

async function take(step: Step, live: boolean): Promise<void> {
  const started = performance.now();
  const isPossible = !step.needsBuild || !failedSteps.has('build');
  if (live && isPossible) console.log(`\n> ${step.command.join(' ')}`);
  const count: Count = isPossible
    ? await runStep(step, live, reports)
    : { passed: 0, failed: 1, failures: [] };
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) failedSteps.add(step.name);
  failures.push(...count.failures.map((line) => `${step.name}: ${line}`));
  announce('');
  console.log(
    isPossible
      ? `${count.failed > 0 ? 'x' : '-'} ${step.name}: ${count.passed} passed, ${count.failed} failed in ${secondsSince(started)}`
      : `x ${step.name}: not run, because the build failed`,
  );
}

for (const stage of stages) {
  const steps = stage.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (steps.length === 0) continue;
  announce(`  ${steps.map(({ name }) => name).join(', ')} …`);
  await Promise.all(steps.map((step) => take(step, isVerbose && steps.length === 1)));
}
rmSync(reports, { recursive: true });

const missing = notTested(wanted.length === 0 ? known : wanted);
if (missing.length > 0) console.log(`\nNot tested on this machine:\n- ${missing.join('\n- ')}`);
if (failedSteps.size > 0) console.log(`\nFailed: ${[...failedSteps].join(', ')}`);
for (const line of failures) console.log(`- ${line}`);
console.log(`\nAll steps took ${secondsSince(began)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
