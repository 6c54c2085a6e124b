/** Runs the process that prepares saves (`src/content-editor/prepare.ts`), in the folder of the content. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { LostEntry, Prepared, PrepareRequest } from '#staff/contract/editor/prepared.ts';
import { MINUTE } from '../base/clock.ts';
import { Unsaved } from './unsaved.ts';

export interface Preparer {
  /** @throws {Unsaved} if it takes longer than a minute @throws {Error} if the process fails */
  prepare: (request: PrepareRequest) => Promise<Prepared>;
  /** Pages of the saved content that nothing leads to. */
  lost: () => Promise<LostEntry[]>;
  stop: () => void;
}

/** A save takes under a second; the first one and pictures take longer. Other saves wait meanwhile. */
const MAX_MS = MINUTE;
const TOO_LONG =
  'This took too long to check, so it was not saved. Please save fewer pictures at once, or make the text shorter.';

type Answer<T> = { id: number } & ({ result: T } | { error: string });

/** @param env without secrets: the process runs packages of the build */
export function createPreparer(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): Preparer {
  let child: ChildProcess | undefined;
  let last = 0;
  const start = (): ChildProcess => {
    const started = fork(join(folder, 'src/content-editor/prepare.ts'), [], {
      cwd: folder,
      env,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // It ends by itself when nobody saves.
    started.once('disconnect', () => {
      if (child === started) child = undefined;
    });
    return started;
  };
  function ask<T>(request: PrepareRequest | 'lost'): Promise<T> {
    child ??= start();
    const asked = child;
    last += 1;
    const id = last;
    return new Promise((done, fail) => {
      const end = (): void => {
        clearTimeout(timer);
        asked.off('message', hear).off('exit', lose).off('error', fail);
      };
      const hear = (answer: unknown): void => {
        const { id: of, ...rest } = answer as Answer<T>;
        if (of !== id) return;
        end();
        if ('result' in rest) done(rest.result);
        else fail(new Error(rest.error));
      };
      const lose = (): void => {
        end();
        fail(new Error('The process that checks the content ended.'));
      };
      const timer = setTimeout(() => {
        asked.kill();
        if (child === asked) child = undefined;
        end();
        fail(new Unsaved(422, TOO_LONG));
      }, MAX_MS);
      asked.on('message', hear).once('exit', lose).once('error', fail);
      asked.send({ id, request });
    });
  }
  return {
    prepare: (request) => ask<Prepared>(request),
    lost: () => ask<LostEntry[]>('lost'),
    stop: () => child?.kill(),
  };
}
