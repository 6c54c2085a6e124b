/** The systemd units: hardened, complete, and naming what exists. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { optional } from '../programs/optional.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'src/server/deploy');
const SERVICES = globSync(join(FOLDER, '*.service'));
const TIMERS = globSync(join(FOLDER, '*.timer'));
/** Exposure of `systemd-analyze security`, from 0 (safe) to 10. */
const MAX_EXPOSURE = 2;

const hasSystemd = optional('systemd') !== undefined;

/** In order. */
function valuesOf(path: string, key: string): string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith(`${key}=`))
    .map((line) => line.slice(key.length + 1));
}

describe('A systemd service', () => {
  it('is found', () => {
    expect([SERVICES.length, TIMERS.length]).toEqual([4, 3]);
  });

  if (hasSystemd)
    it.each(SERVICES.map((path) => [basename(path), path]))('%s is hardened', (_name, path) => {
      const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', path], {
        encoding: 'utf8',
      });
      const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]);
      expect(exposure).toBeLessThanOrEqual(MAX_EXPOSURE);
    });

  it.each(SERVICES.map((path) => [basename(path), path]))(
    '%s starts a file that is here',
    (_name, path) => {
      const [command = ''] = valuesOf(path, 'ExecStart');
      const [, script = ''] =
        /^\/bin\/sh -c 'exec node_modules\/node-linux-\*\/bin\/node (?:--\S+ )*(\S+).*'$/.exec(
          command,
        ) ?? [];
      expect(existsSync(join(ROOT, script)), command).toBe(true);
    },
  );

  it('has the store of the others, and no build sees it', () => {
    const ofStore = SERVICES.filter((path) => !path.includes('build'));
    for (const path of ofStore)
      expect(valuesOf(path, 'Environment')).toContain(
        'DATABASE_URL=file:/var/lib/hearthline/leads.db',
      );
    const build = join(FOLDER, 'hearthline-build.service');
    expect(valuesOf(build, 'EnvironmentFile')).toEqual(['-/etc/hearthline-build.env']);
    expect(valuesOf(build, 'PrivateNetwork')).toEqual(['yes']);
  });
});

describe('A systemd timer', () => {
  it.each(TIMERS.map((path) => [basename(path), path]))(
    '%s starts a service that is here',
    (_name, path) => {
      expect(existsSync(path.replace(/timer$/, 'service'))).toBe(true);
      const [time = ''] = valuesOf(path, 'OnCalendar');
      // A night while the machine was off is made up for.
      expect([time !== '', valuesOf(path, 'Persistent')]).toEqual([true, ['yes']]);
      if (hasSystemd) expect(spawnSync('systemd-analyze', ['calendar', time]).status).toBe(0);
    },
  );

  it('builds after midnight where the practice is', () => {
    const [time = ''] = valuesOf(join(FOLDER, 'hearthline-build.timer'), 'OnCalendar');
    expect(time).toMatch(new RegExp(`^\\*-\\*-\\* 00:\\d\\d:\\d\\d ${site.timeZone}$`));
  });
});
