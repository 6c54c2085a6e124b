import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it('copies what the site that it replaces has, and nothing that changed', async () => {
  const top = mkdtempSync(join(tmpdir(), 'hearthline-'));
  try {
    const [dist, next] = [join(top, 'dist'), join(top, 'dist.next-7')];
    const text = '<p>A page, a page, a page.</p>\n'.repeat(50);
    for (const folder of [dist, next]) {
      mkdirSync(folder);
      writeFileSync(join(folder, 'same.html'), text);
      writeFileSync(join(folder, 'changed.html'), text + folder);
      writeFileSync(join(folder, 'new.html'), text);
    }
    // Other bytes than a compressor would write, to see where they come from.
    for (const name of ['same', 'changed']) writeFileSync(join(dist, `${name}.html.br`), 'copied');
    rmSync(join(dist, 'new.html'));
    await compressFolder(next);
    expect(readFileSync(join(next, 'same.html.br'), 'utf8')).toBe('copied');
    for (const name of ['changed', 'new'])
      expect(brotliDecompressSync(readFileSync(join(next, `${name}.html.br`))).toString()).toBe(
        readFileSync(join(next, `${name}.html`), 'utf8'),
      );
    expect(gunzipSync(readFileSync(join(next, 'same.html.gz'))).toString()).toBe(text);
  } finally {
    rmSync(top, { recursive: true });
  }
});
