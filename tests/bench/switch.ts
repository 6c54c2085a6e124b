/**
 * `npm run bench -- switch`: a switch of release every 5 seconds for 2 minutes, under 200 requests and 20 leads a
 * second, beside 20 attacks a second; `--seconds=30` makes it shorter. Nothing may fail, and no lead may be lost or doubled.
 */
import { resolve } from 'node:path';
import { buildRelease, runSwitches } from './release-switches.ts';
import { benchFolder } from './servers.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export async function benchSwitch({ seconds = 120 }: { seconds?: number }): Promise<boolean> {
  const { folder, drop } = benchFolder();
  try {
    const { failed, missing, ...counts } = await runSwitches({
      release: buildRelease(ROOT, resolve(folder, 'built')),
      folder,
      seconds,
      everySeconds: 5,
      requestsPerSecond: 200,
      leadsPerSecond: 20,
      attacksPerSecond: 20,
    });
    console.log(`switch: ${seconds} s`);
    console.table({ ...counts, failed: failed.length, missing: missing.length });
    for (const line of [...failed, ...missing].slice(0, 10)) console.log(`  ${line}`);
    const { switches, pages, files, leads, lost, doubled, crashed } = counts;
    const bars = {
      'a switch every 5 s': switches >= Math.floor(seconds / 5),
      '200 requests a second': pages + files >= 200 * seconds * 0.99,
      '20 leads a second': leads >= 20 * seconds * 0.99,
      'no request failed': failed.length === 0,
      'every file that a page names was there': missing.length === 0,
      'no lead lost': lost === 0,
      'no lead doubled': doubled === 0,
      'no server crashed': crashed === 0,
    };
    console.table(bars);
    return Object.values(bars).every(Boolean);
  } finally {
    drop();
  }
}
