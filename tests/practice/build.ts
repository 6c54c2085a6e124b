/** Makes a second practice of a copy of the project, as somebody who adopts it would. */
import { spawn } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Copy, copySite, ENVIRONMENT, ROOT } from '../editor/copy.ts';

export const ANSWERS = join(ROOT, 'tests/practice/juniper-and-stone.yaml');
/** The one of these answers, wherever an answers file is. */
export const FONT = join(
  ROOT,
  'node_modules/@fontsource-variable/lora/files/lora-latin-wght-normal.woff2',
);
/** What the checks of a site need besides the site. */
const CHECKS = [
  'tests',
  'vitest.config.ts',
  'playwright.config.ts',
  '.htmlvalidate.json',
  '.prettierrc.json',
  'package-lock.json',
];

export interface Ran {
  code: number | null;
  output: string;
}

export function node(cwd: string, args: readonly string[]): Promise<Ran> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...ENVIRONMENT, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, output }));
  });
}

/** `npm run practice` in `folder`; the last `--answers` counts. */
export const practice = (folder: string, ...more: string[]): Promise<Ran> =>
  node(folder, ['src/practice/command.ts', '--answers', ANSWERS, ...more]);

/** Before the command. */
export async function copyProject(): Promise<Copy> {
  const copy = await copySite([]);
  for (const path of CHECKS)
    await cp(join(ROOT, path), join(copy.folder, path), { recursive: true });
  // They check the server's packages and other hosts, which are the same for every practice.
  for (const name of ['release', 'hosts'])
    await rm(join(copy.folder, `tests/site/${name}.built.deep.test.ts`), { force: true });
  return copy;
}
