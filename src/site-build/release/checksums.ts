import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** In the format of `sha256sum --check`, sorted by file. */
export function checksumsOf(folder: string): string {
  return globSync('**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort()
    .map((file) => {
      const digest = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex');
      return `${digest}  ${file}\n`;
    })
    .join('');
}
