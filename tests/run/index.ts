/**
 * `npm test`: runs all steps in order, even after failures; `npm test -- unit build`: only these. The last line is `N
 * passed, N failed`; the exit code is 1 if anything failed.
 */
import { settle, type Count } from './count.ts';
import { run } from './process.ts';
import { notTested } from './programs.ts';
import { measureSlowdown } from './slowdown.ts';
import { LIMITS, STAGES, type Step } from './steps.ts';

const known = STAGES.flat().map(({ name }) => name);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No step named ${unknown.join(', ')}. Steps: ${known.join(', ')}`);
  process.exit(2);
}

const started = performance.now();
const failedSteps = new Set<string>();
const total: Count = { passed: 0, failed: 0 };
/** Smaller slowdowns are not reported. */
const WORTH_SAYING = 1.5;
const seconds = (from: number): string => `${(from / 1000).toFixed(1)} s`;

async function take(step: Step, live: boolean, slowdown: number): Promise<void> {
  if (step.needs !== undefined && failedSteps.has(step.needs)) {
    console.log(`- ${step.name}: not run, because ${step.needs} failed`);
    failedSteps.add(step.name);
    total.failed += 1;
    return;
  }
  if (live) console.log(`\n> ${step.command.join(' ')}`);
  const { succeeded, output, took } = await run(step.command, {
    limits: LIMITS,
    live,
    slowdown,
  });
  const count = settle(step.count?.(output), succeeded);
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) failedSteps.add(step.name);
  if (count.failed > 0 && !live) console.log(`\n> ${step.command.join(' ')}\n${output.trimEnd()}`);
  const mark = count.failed > 0 ? 'x' : '-';
  console.log(
    `${mark} ${step.name}: ${count.passed} passed, ${count.failed} failed in ${seconds(took)}`,
  );
}

for (const stage of STAGES) {
  const steps = stage.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (steps.length === 0) continue;
  // Measured before each stage, because the load changes.
  const slowdown = await measureSlowdown();
  if (slowdown >= WORTH_SAYING) {
    console.log(
      `\nThis machine is ${slowdown.toFixed(1)} times slower than an idle one: so are all limits.`,
    );
  }
  await Promise.all(steps.map((step) => take(step, steps.length === 1, slowdown)));
}

const steps = wanted.length === 0 ? known : wanted;
const missing = notTested(steps);
if (missing.length > 0) console.log(`\nNot tested on this machine:\n- ${missing.join('\n- ')}`);
if (failedSteps.size > 0) console.log(`\nFailed: ${[...failedSteps].join(', ')}`);
console.log(`\nAll steps took ${seconds(performance.now() - started)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
