/**
 * From a saved change to the site: preview, publish, discard, go back, and builds that fail. With a build that only writes
 * posts; an editor's afternoon in the browser (tests/journeys) has the real one.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { PREVIEW_END } from '#lib/http/routes.ts';
import type { ContentState } from '#staff/contract/content.ts';
import { expectSaved, readText, saveFiles } from './content-folder.ts';
import { sharedServer } from './harness.ts';
import { quickBuild } from './quick-build.ts';
import { sharedContentFolder } from './shared-content-folder.ts';
import { signedIn, type StaffClient } from './staff-client.ts';

/** The project as the content editor has it, with what builds it. */
const folder = sharedContentFolder();
const COMMAND = join(folder.path, '../upload.sh');
const UPLOADED = join(folder.path, '../uploaded');
const server = sharedServer({ CONTENT_DIR: folder.path, PUBLISH_COMMAND: COMMAND });

/** The check says that it is worth a look, and saves it. */
const LONG_SENTENCE = `You say ${'what you saw and what you felt and '.repeat(12)}what you want now.`;

const post = (title: string, date: string, draft: boolean): string => `---
title: ${title}
description: ${title}, a short post that was written to see whether it arrives where it should.
date: ${date}
author: teo
category: everyday-repairs
tags: [repair]
cover: ../images/posts/after-the-fight.svg
coverAlt: Two armchairs side by side, their threads tangled above them.
tryIt: Say it in a full sentence tonight, with a name in it.
pullQuote: It takes four seconds.
${draft ? 'draft: true\n' : ''}---

${title}. It takes four seconds, and nobody has to be right about ${date}. ${LONG_SENTENCE}
`;
const LIVE = {
  path: 'posts/95-good-night.md',
  url: '/blog/95-good-night',
  title: 'Good night is a sentence',
};
const DRAFT = {
  path: 'posts/96-good-morning.md',
  url: '/blog/96-good-morning',
  title: 'Good morning, later',
};
const LATER = {
  path: 'posts/97-good-evening.md',
  url: '/blog/97-good-evening',
  title: 'Good evening, in years',
};

const json = async (
  answer: Response,
): Promise<ContentState & { message?: string; path?: string }> =>
  (await answer.json()) as ContentState & { message?: string };
// Not as a background request: on a slow machine a build takes longer than a session may be idle.
const stateOf = async (editor: StaffClient): Promise<ContentState> =>
  json(await editor.get('/content/state'));

/** The state when the build has ended. */
async function built(editor: StaffClient): Promise<ContentState> {
  for (;;) {
    const state = await stateOf(editor);
    if (state.job?.state !== 'running') return state;
    // Each look takes a dozen processes of git.
    await wait(1000);
  }
}

const page = (url: string, cookie = ''): Promise<Response> =>
  fetch(`${server().origin}${url}`, {
    headers: { Connection: 'close', Cookie: cookie },
    redirect: 'manual',
  });
const statusOf = async (url: string, cookie = ''): Promise<number> => {
  const answer = await page(url, cookie);
  await answer.arrayBuffer();
  return answer.status;
};

const create = (editor: StaffClient, path: string, content: string): Promise<Response> =>
  saveFiles(editor, [{ operation: 'create', path, content }], `Create Post “${path.slice(6, -3)}”`);

beforeAll(() => quickBuild(folder.path));

it('a change of the content is previewed in its place, published, taken back, and never breaks the site', async () => {
  const editor = await signedIn(server(), 'editor', { username: 'noor' });
  writeFileSync(COMMAND, `#!/bin/sh\ntest -f "$1/index.html" && echo "$1" > ${UPLOADED}\n`);
  chmodSync(COMMAND, 0o755);

  // Saved: the site does not change.
  expect((await create(editor, LIVE.path, post(LIVE.title, '2026-01-05', false))).status).toBe(201);
  expect((await create(editor, DRAFT.path, post(DRAFT.title, '2026-01-06', true))).status).toBe(
    201,
  );
  const later = await create(editor, LATER.path, post(LATER.title, '2061-01-06', false));
  await expectSaved(later);
  const saved = await stateOf(editor);
  expect(saved.changes.map(({ title }) => title)).toEqual([
    'Post: Good evening, in years (new)',
    'Post: Good morning, later (new)',
    'Post: Good night is a sentence (new)',
  ]);
  expect(saved.changes.map(({ files }) => files[0]?.isDraft)).toEqual([undefined, true, undefined]);
  expect(saved.nextPost).toBe(98);
  expect(saved.changes[0]?.advice.join()).toContain('reads like school grade');
  expect(await statusOf(LIVE.url)).toBe(404);

  // Preview: drafts and days to come are shown, to this browser only.
  const started = await json(await editor.send('POST', '/content/preview', {}));
  expect(started.job).toMatchObject({ kind: 'preview', state: 'running', by: 'noor' });
  const second = await editor.send('POST', '/content/publish', { head: saved.head });
  expect([second.status, (await json(second)).message]).toEqual([
    409,
    expect.stringContaining('being built'),
  ]);
  // Nor is anything saved that could not be published.
  const back = `/content/publications/${saved.publications[0]?.id}/restore`;
  expect((await editor.send('POST', back, {})).status).toBe(409);
  expect((await stateOf(editor)).head).toBe(saved.head);
  expect((await built(editor)).job).toMatchObject({ kind: 'preview', state: 'done' });
  const opened = await editor.send('POST', '/content/preview/open', {});
  const visit = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const cookie = `${visit}; ${editor.cookie}`;
  expect((await json(opened)).path).toBe(`/?preview=${saved.head.slice(0, 8)}`);
  // Sessions that must not see it: staff who may not edit content, and an editor before the second factor.
  const staff = await signedIn(server(), 'staff');
  const half = await signedIn(server(), 'editor', { stage: 'second-step' });
  for (const { url, title } of [LIVE, DRAFT, LATER]) {
    const shown = await page(url, cookie);
    const html = await shown.text();
    expect([url, shown.status, shown.headers.get('cache-control')]).toEqual([url, 200, 'no-store']);
    expect(html).toContain(title);
    expect(html).toContain(`href="${PREVIEW_END}"`);
    expect(await statusOf(url)).toBe(404);
    expect(await statusOf(url, `__Host-preview=invented; ${editor.cookie}`)).toBe(404);
    // Without the session of an editor, as after signing out.
    expect(await statusOf(url, visit)).toBe(404);
    for (const other of [staff, half])
      expect(await statusOf(url, `${visit}; ${other.cookie}`)).toBe(404);
  }
  const left = await page(PREVIEW_END, cookie);
  expect([left.status, left.headers.get('location')]).toEqual([303, '/admin/content/changes']);
  expect(left.headers.getSetCookie()[0]).toMatch(/^__Host-preview=;.*Max-Age=0/);

  // Publish: only what the person saw; drafts and days to come stay off.
  const unseen = await editor.send('POST', '/content/publish', { head: '0'.repeat(40) });
  expect(unseen.status).toBe(409);
  expect((await editor.send('POST', '/content/publish', { head: saved.head })).status).toBe(200);
  const published = await built(editor);
  expect(published.job).toMatchObject({ kind: 'publish', state: 'done' });
  expect(published.changes).toEqual([]);
  expect(published.publications[0]).toMatchObject({ by: 'noor', isOnline: true });
  expect(published.publications[0]?.titles).toHaveLength(3);
  expect([await statusOf(LIVE.url), await statusOf(DRAFT.url), await statusOf(LATER.url)]).toEqual([
    200, 404, 404,
  ]);
  expect(await (await page(LIVE.url)).text()).not.toContain(PREVIEW_END);
  expect(existsSync(UPLOADED)).toBe(true);
  const nothing = await editor.send('POST', '/content/publish', { head: saved.head });
  expect([nothing.status, (await json(nothing)).message]).toEqual([
    409,
    expect.stringContaining('nothing to publish'),
  ]);

  // Discard one of two changes of a file: the other stays.
  const { sha, text } = await readText(editor, LIVE.path);
  const one = text.replace(LIVE.title, 'Good night is a long sentence');
  const first = await saveFiles(
    editor,
    [{ operation: 'update', path: LIVE.path, content: one, sha }],
    'One',
  );
  const { commit } = (await first.json()) as { commit: { sha: string } };
  const again = await readText(editor, LIVE.path);
  const two = `${again.text.trimEnd()}\n\nSay it even when you are still a little angry with each other.\n`;
  await saveFiles(
    editor,
    [{ operation: 'update', path: LIVE.path, content: two, sha: again.sha }],
    'Two',
  );
  const discarded = await json(
    await editor.send('POST', `/content/changes/${commit.sha}/discard`, {}),
  );
  expect(discarded.changes.map(({ title }) => title)).toEqual([
    'Post: Good night is a long sentence',
  ]);
  expect(folder.onDisk(LIVE.path)).toContain(LIVE.title);
  expect(folder.onDisk(LIVE.path)).toContain('still a little angry');

  // A build that fails says why, and the site stays.
  folder.git('rm', '-q', 'src/content/prices.yaml');
  folder.git('commit', '--quiet', '--message', 'By the operator');
  const broken = await json(await editor.get('/content/state'));
  await editor.send('POST', '/content/publish', { head: broken.head });
  const failed = await built(editor);
  expect(failed.job).toMatchObject({ kind: 'publish', state: 'failed' });
  expect(failed.job?.trouble).toMatch(/price/i);
  expect(await statusOf(LIVE.url)).toBe(200);
  expect(failed.publications).toHaveLength(published.publications.length);

  // Go back to the beginning: with everything that was deleted, and without what was added.
  const start = failed.publications.at(-1);
  expect((await editor.send('POST', `/content/publications/${start?.id}/restore`, {})).status).toBe(
    200,
  );
  const restored = await built(editor);
  expect(restored.job).toMatchObject({ kind: 'publish', state: 'done' });
  expect([restored.changes, await statusOf(LIVE.url)]).toEqual([[], 404]);
  expect(folder.onDisk('prices.yaml')).toContain('vibe-check:');
  expect(existsSync(join(folder.path, 'src/content', LIVE.path))).toBe(false);
  expect(folder.git('status', '--porcelain')).toBe('');
});
