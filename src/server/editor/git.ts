import { execFile } from 'node:child_process';
import { MINUTE } from '../base/clock.ts';

export class GitError extends Error {
  override name = 'GitError';
  /** Exit code; `undefined` if git could not be run. */
  readonly code: number | undefined;

  constructor(message: string, code: number | undefined) {
    super(message);
    this.code = code;
  }
}

export interface RunOptions {
  input?: string | Uint8Array;
  env?: Readonly<Record<string, string>>;
}

export interface Git {
  /** Standard output. @throws {GitError} */
  bytes: (args: readonly string[], options?: RunOptions) => Promise<Buffer>;
  /** Standard output without the last line break. @throws {GitError} */
  text: (args: readonly string[], options?: RunOptions) => Promise<string>;
}

/** A picture, or the list of all files. */
const MAX_OUTPUT = 64 * 1024 * 1024;
/** No hooks, signatures or prompts; objects are on disk before a commit counts as saved. File names are literal. */
const SETTINGS = [
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'commit.gpgSign=false',
  '-c',
  'tag.gpgSign=false',
  '-c',
  'core.fsync=all',
  '-c',
  'core.autocrlf=false',
  '--literal-pathspecs',
];

export function createGit(folder: string, path: string | undefined): Git {
  const bytes: Git['bytes'] = (args, { input, env } = {}) =>
    new Promise((done, fail) => {
      const child = execFile(
        'git',
        [...SETTINGS, ...args],
        {
          cwd: folder,
          encoding: 'buffer',
          maxBuffer: MAX_OUTPUT,
          timeout: 2 * MINUTE,
          env: { PATH: path, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...env },
        },
        (error, stdout, stderr) => {
          if (!error) return done(stdout);
          const code = typeof error.code === 'number' ? error.code : undefined;
          fail(
            new GitError(
              `git ${args[0]}: ${stderr.toString('utf8').trim() || error.message}`,
              code,
            ),
          );
        },
      );
      // Git may end before it has read everything.
      child.stdin?.on('error', () => undefined).end(input ?? '');
    });
  return {
    bytes,
    text: async (args, options) => (await bytes(args, options)).toString('utf8').replace(/\n$/, ''),
  };
}
