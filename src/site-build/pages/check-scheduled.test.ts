import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Scheduled } from '#features/build-data/scheduled.ts';
import { checkScheduled } from './check-scheduled.ts';

const NOTHING: Scheduled = { moved: [], recordings: [], guides: [] };
const MOVED = { file: 'src/content/posts/9-later.md', to: '/blog/9-later' };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-scheduled-'));
  const rules = [{ from: ['/old'], to: '/team' }];
  writeFileSync(join(folder, 'redirects.json'), JSON.stringify(rules));
  writeFileSync(join(folder, 'legacy-paths.json'), '[]');
  writeFileSync(join(folder, 'team.html'), '<!doctype html>');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The folder is project and built site at once. */
async function check(later: Partial<Scheduled>): Promise<void> {
  writeFileSync(join(folder, 'scheduled.json'), JSON.stringify({ ...NOTHING, ...later }));
  const { hooks } = checkScheduled(new Map(), []);
  const root = pathToFileURL(`${folder}/`);
  const config = { root, site: 'https://example.com' };
  await hooks['astro:config:done']?.({ config } as never);
  await hooks['astro:build:done']?.({ dir: root } as never);
}

it('accepts correct content', async () => {
  const guides = [{ file: 'a.md', html: '<h2>Look</h2><p><a href="/team">Us</a>.</p>' }];
  await expect(check({ guides, moved: [{ ...MOVED, from: ['/older'] }] })).resolves.toBeUndefined();
});

it('fails if a recording is missing', async () => {
  const recordings = [{ path: '/episodes/60.mp3', bytes: 1, type: 'audio/mpeg', seconds: 1 }];
  await expect(check({ recordings })).rejects.toThrow('/episodes/60.mp3: there is no such file');
});

it('fails at a guide that its PDF does not support, and names the file', async () => {
  const guides = [{ file: 'src/content/guides/later.md', html: '<table></table>' }];
  await expect(check({ guides })).rejects.toThrow(
    /^src\/content\/guides\/later\.md: A guide contains <table>/,
  );
});

it.each([
  ['another rule has', '/old', /"\/old" → "\/blog\/9-later" is hidden by redirects\.json/],
  ['a page has', '/team', /"\/team" is a page of its own/],
])('fails at an old path that %s', async (_, from, says) => {
  await expect(check({ moved: [{ ...MOVED, from: [from] }] })).rejects.toThrow(says);
});
