import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { releaseUnit, UNITS } from './units.ts';

const root = resolve(import.meta.dirname, '../../..');
const unit = (name: string): string =>
  releaseUnit(readFileSync(join(root, 'src/server/deploy', name), 'utf8'));

test.each(UNITS)('%s starts what is in a release', (name) => {
  const text = unit(name);
  const [, script = ''] = /^ExecStart=\/usr\/bin\/node (?:--\S+ )*current\/(\S+)/m.exec(text) ?? [];
  if (name.endsWith('.timer')) expect(text).toContain('OnCalendar=');
  else if (name.endsWith('.socket')) expect(text).toContain('ListenStream=127.0.0.1:4321');
  else if (script !== 'serve.mjs')
    expect(existsSync(join(root, script.replace(/\.js$/, '.ts'))), script).toBe(true);
  expect(text).not.toMatch(/file:\/\/\/srv|npm run build|node-linux/);
});

test('keeps arguments, settings and the sandbox', () => {
  expect(unit('hearthline-verify.service')).toMatch(
    /^ExecStart=\/usr\/bin\/node current\/src\/server\/commands\/backup\.js verify$/m,
  );
  expect(unit('hearthline.service')).toMatch(
    /^ExecStart=\/usr\/bin\/node --max-semi-space-size=4 --optimize-for-size current\/serve\.mjs$/m,
  );
  expect(unit('hearthline.service')).toContain('EnvironmentFile=-/etc/hearthline.env');
  expect(unit('hearthline.service')).toContain('ProtectSystem=strict');
});

test('refuses a unit of which a release lacks a part', () => {
  expect(() => releaseUnit("ExecStart=/bin/sh -c 'node_modules/x/build'\n")).toThrow(
    /only the project/,
  );
});
