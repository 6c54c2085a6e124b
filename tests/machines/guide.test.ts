/** The guide “Online in an hour”: what it names exists. `npm run test:machines -- online` runs its commands. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocksOf, guideBlocks } from './guide.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const blocks = guideBlocks();
const typed = blocks.map(({ commands }) => commands).join('\n');

/** First groups of all matches. */
const named = (pattern: RegExp): string[] =>
  [...typed.matchAll(pattern)].map(([, name = '']) => name);

describe('“Online in an hour”', () => {
  it('says of each block where it is typed, and has some for both places', () => {
    expect(blocks.filter(({ place }) => place === undefined)).toEqual([]);
    const places = blocks.map(({ place }) => place);
    for (const [place, least] of [
      ['names', 1],
      ['server', 8],
      ['yours', 4],
    ] as const)
      expect(places.filter((one) => one === place).length).toBeGreaterThanOrEqual(least);
  });

  it('uses only names that it has set', () => {
    const set = named(/^export (\w+)=/gm).concat('SMTP_URL', 'SITE_URL');
    expect(named(/\$\{?([A-Z_]{3,})\b/g).filter((name) => !set.includes(name))).toEqual([]);
  });

  it('copies files that are here', () => {
    const folder = 'src/server/deploy';
    const copied = named(/^(?:cp|install --mode=755) (.+) \/\S+$/gm).flatMap((list) =>
      list.split(' '),
    );
    const whole = named(/\/srv\/hearthline\/(src\/\S*\/[A-Z]\w+)/g);
    const paths = [...copied.map((name) => join(folder, name)), ...whole];
    expect(paths.length).toBeGreaterThan(4);
    expect(paths.filter((path) => globSync(path, { cwd: ROOT }).length === 0)).toEqual([]);
  });

  it('runs commands and scripts that are here', () => {
    const commands = named(/^hearthline (\w+)/gm);
    expect(commands).toContain('doctor');
    const missing = commands.filter(
      (name) => name !== 'update' && !existsSync(join(ROOT, `src/server/commands/${name}.ts`)),
    );
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const own = named(/npm run (?:--silent )?([\w:]+)/g);
    expect([...missing, ...own.filter((name) => !Object.hasOwn(scripts, name))]).toEqual([]);
  });

  it('looks from outside every day: the units run scripts that are here', () => {
    const unit = readFileSync(
      join(ROOT, 'src/server/deploy/elsewhere/hearthline-elsewhere.service'),
      'utf8',
    );
    const scripts = [...unit.matchAll(/(?:sh (src\/\S+)|npm run --silent (\w+)) /g)];
    expect(scripts.map(([, path = '', name = '']) => path || name)).toEqual([
      'src/server/deploy/elsewhere/copy-backups',
      'doctor',
    ]);
    expect(existsSync(join(ROOT, 'src/server/deploy/elsewhere/copy-backups'))).toBe(true);
    expect(typed).toContain('sh src/server/deploy/elsewhere/copy-backups "$SITE_HOST"');
  });

  it('starts units that are here', () => {
    const units = named(/\b(hearthline-\w+\.(?:service|timer))\b/g);
    const here = (unit: string): boolean => existsSync(join(ROOT, 'src/server/deploy', unit));
    expect([units.length > 2, units.filter((unit) => !here(unit))]).toEqual([true, []]);
  });

  it('sets what the server reads', () => {
    const settings = named(/\b([A-Z_]+)=(?=\S*(?:\\n|"|\/etc))/g).filter(
      (name) => name !== 'REPOSITORY',
    );
    const read = readFileSync(join(ROOT, 'src/server/README.md'), 'utf8');
    expect(settings).toContain('BACKUP_CERTIFICATE');
    expect(settings.filter((name) => !read.includes(`\`${name}\``))).toEqual([]);
  });
});

it('a block of the guide has its place and section', () => {
  const text = '## 1. A\n\n```sh server\nls\n```\n\n## B\n\n```sh\nrm x\n```\n';
  expect(blocksOf(text)).toEqual([
    { section: '1. A', place: 'server', commands: 'ls\n' },
    { section: 'B', place: undefined, commands: 'rm x\n' },
  ]);
});

it('the command for the server has every command of the project, and its own, in its usage', () => {
  const script = readFileSync(join(ROOT, 'src/server/deploy/hearthline'), 'utf8');
  const [, usage = ''] = /Usage: hearthline (\S+)/.exec(script) ?? [];
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = Object.values(scripts).flatMap(
    (line) => /src\/server\/commands\/([\w-]+)\.ts$/.exec(line)?.[1] ?? [],
  );
  expect(usage.split('|').sort()).toEqual([...commands, 'update'].sort());
});
