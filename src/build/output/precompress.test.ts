import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFolder } from './precompress.ts';

it('compresses text, and skips files that gain nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-'));
  try {
    const text = '<p>A page, a page, a page.</p>\n'.repeat(50);
    const noise = Array.from({ length: 30 }, (_, at) =>
      String.fromCharCode(33 + ((at * 37) % 90)),
    ).join('');
    writeFileSync(join(folder, 'index.html'), text);
    writeFileSync(join(folder, 'noise.txt'), noise);
    writeFileSync(join(folder, 'photo.avif'), text);
    expect(await compressFolder(folder)).toBe(2);
    expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(text);
    for (const name of ['noise.txt.br', 'noise.txt.gz', 'photo.avif.br', 'photo.avif.gz'])
      expect([name, existsSync(join(folder, name))]).toEqual([name, false]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
