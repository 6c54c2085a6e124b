/** A real terminal: runs a command in one (`script` of util-linux), reads its screen and types. */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { scaled } from '../run/limits.ts';
import { ENVIRONMENT } from '../editor/copy.ts';

const PATIENCE = scaled(20_000);

export interface Terminal {
  /** Looks after what was found before. */
  see(text: RegExp): Promise<string>;
  type(keys: string): void;
  /** Exit code and everything that was on the screen. */
  end(): Promise<{ code: number | null; screen: string }>;
}

/** 100 columns. */
export function terminal(cwd: string, command: string): Terminal {
  const child = spawn('script', ['-qfec', `stty cols 100 rows 40; ${command}`, '/dev/null'], {
    cwd,
    env: { ...ENVIRONMENT, TERM: 'xterm-256color', LANG: 'C.UTF-8' },
  });
  let screen = '';
  let seen = 0;
  let code: number | null | undefined;
  let changed = Promise.withResolvers<void>();
  const wake = (): void => {
    changed.resolve();
    changed = Promise.withResolvers();
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    screen += text;
    wake();
  });
  child.on('close', (exit) => {
    code = exit;
    wake();
  });
  const text = (): string => stripVTControlCharacters(screen);
  return {
    async see(wanted) {
      const until = Date.now() + PATIENCE;
      for (;;) {
        const rest = text().slice(seen);
        const found = wanted.exec(rest);
        if (found) {
          seen += found.index + found[0].length;
          return found[0];
        }
        if (code !== undefined || Date.now() > until)
          throw new Error(`The terminal does not show ${String(wanted)}:\n${rest.slice(-1500)}`);
        await Promise.race([
          changed.promise,
          new Promise((done) => setTimeout(done, until - Date.now())),
        ]);
      }
    },
    type(keys) {
      child.stdin.write(keys);
    },
    async end() {
      while (code === undefined) await changed.promise;
      return { code, screen: text() };
    },
  };
}
