/** Entries that others point at: what the server asks before one is removed, moved, renamed or made a draft. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentState } from '#staff/contract/content.ts';
import type { PlacesAnswer } from '#staff/contract/editor/prepared.ts';
import type { RefusalBody } from '#staff/contract/refusal.ts';
import { expectSaved, readText, saveFiles } from './content-folder.ts';
import { sharedServer } from './harness.ts';
import { sharedContentFolder } from './shared-content-folder.ts';
import { type StaffClient, signedIn } from './staff-client.ts';

const folder = sharedContentFolder();
const server = sharedServer({ CONTENT_DIR: folder.path });
const GUIDE = 'guides/pre-marriage-discussion-guide.md';
const ADDRESS = '/resources/pre-marriage-discussion-guide';
const HEAD = (): string => folder.git('rev-parse', 'HEAD');

let editor: StaffClient;
beforeAll(async () => {
  editor = await signedIn(server(), 'editor');
});
const remove = async (path: string) => [
  { operation: 'delete' as const, path, sha: (await readText(editor, path)).sha },
];
const bodyOf = async (response: Response): Promise<RefusalBody> =>
  (await response.json()) as RefusalBody;
const take = async (): Promise<ContentState> => {
  const { changes } = (await (await editor.get('/content/state')).json()) as ContentState;
  const back = await editor.send('POST', `/content/changes/${changes[0]?.id}/discard`, {});
  return (await back.json()) as ContentState;
};

it('A page that nothing leads to is named, as is one that a save leaves alone', async () => {
  const lost = async (): Promise<unknown> => (await editor.get('/content/lost')).json();
  expect(await lost()).toEqual([]);
  const page = {
    operation: 'create',
    path: 'pages/a-quiet-room.md',
    content: `---
title: A quiet room
description: What our waiting room is like, with two armchairs and a lamp.
sections: [{ kind: body }]
---

We have two chairs.
`,
  } as const;
  await expectSaved(await saveFiles(editor, [page]));
  const found = [{ path: page.path, entry: 'Page: A quiet room', address: '/a-quiet-room' }];
  expect(await lost()).toEqual(found);
  const post = 'posts/16-wedding-planning-is-a-rehearsal.md';
  const write = async (text: string): Promise<void> => {
    const { sha } = await readText(editor, post);
    await expectSaved(
      await saveFiles(editor, [{ operation: 'update', path: post, content: text, sha }]),
    );
  };
  const { text } = await readText(editor, post);
  await write(`${text.trimEnd()}\n\nSee [our waiting room](/a-quiet-room).\n`);
  expect(await lost()).toEqual([]);
  await write(text);
  expect(await lost()).toEqual(found);
  const { changes } = (await (await editor.get('/content/state')).json()) as ContentState;
  expect(changes[0]?.advice).toEqual([
    expect.stringMatching(/^Page: A quiet room › .*visitors do not find it/),
  ]);
  for (const _ of changes) await take();
});

it('A person whom posts name is not removed: the answer says their name, not their file’s', async () => {
  const path = 'therapists/teo.md';
  const answer = { path, change: 'removed', leadTo: '/team' } as const;
  const response = await saveFiles(editor, await remove(path), 'Delete', [answer]);
  const { problems = [] } = await bodyOf(response);
  expect(response.status).toBe(422);
  const post = problems.find(({ at }) => at?.startsWith('posts/'));
  expect(post?.field).toMatch(/^Post: [A-Z].* › Author$/);
  expect(post?.words).toMatch(
    /^“[A-Z]\w+ \w+.*”: “People” would no longer have it\. Choose another one here first, or take it out\.$/,
  );
});

it('A heading that links lead to is not changed: the answer names the place, and the headings there are', async () => {
  const path = 'pages/first-session.md';
  const post = 'posts/16-wedding-planning-is-a-rehearsal.md';
  const write = async (file: string, text: string): Promise<Response> => {
    const { sha } = await readText(editor, file);
    return saveFiles(editor, [{ operation: 'update', path: file, content: text, sha }]);
  };
  const { text } = await readText(editor, path);
  const page = `${text.trimEnd()}\n\n## A cup of tea\n\nWe have tea.\n`;
  await expectSaved(await write(path, page));
  const before = (await readText(editor, post)).text.trimEnd();
  await expectSaved(await write(post, `${before}\n\nHave [tea](/first-session#a-cup-of-tea).\n`));
  const refused = await write(path, page.replace('A cup of tea', 'Coffee'));
  expect(refused.status).toBe(422);
  expect((await bodyOf(refused)).problems).toEqual([
    {
      at: post,
      field: expect.stringMatching(/^Post: Wedding planning is .* › Text, under “/),
      words: expect.stringMatching(
        /^“\/first-session#a-cup-of-tea”: the page \/first-session has no anchor called “a-cup-of-tea”\. Write one of: #.*\.$/,
      ),
    },
  ]);
  await take();
  await take();
});

describe('A guide that others link to', () => {
  it('is not removed unasked: the answer names every place, and proposes where its address leads', async () => {
    const head = HEAD();
    const response = await saveFiles(editor, await remove(GUIDE));
    const { message, questions } = await bodyOf(response);
    expect(response.status).toBe(409);
    expect(questions).toMatchObject([
      {
        path: GUIDE,
        change: 'removed',
        entry: 'Guide: Pre-Marriage Discussion Guide',
        from: ADDRESS,
        mayStay: false,
      },
    ]);
    expect(questions?.[0]?.places.map(({ path }) => path)).toContain(
      'services/premarital-blueprint.md',
    );
    expect(questions?.[0]?.pages?.[0]?.address).toBe('/resources/downloads-guides');
    expect(message).toMatch(/^Not saved yet: say first .*\n\n\d+ places point at “Guide: Pre-Marr/);
    expect([HEAD(), folder.git('status', '--porcelain')]).toEqual([head, '']);
  });

  it('is not removed into nothing: each place is named with what to do', async () => {
    const head = HEAD();
    const answer = { path: GUIDE, change: 'removed', leadTo: '' } as const;
    const response = await saveFiles(editor, await remove(GUIDE), 'Delete', [answer]);
    const { problems = [] } = await bodyOf(response);
    expect(response.status).toBe(422);
    expect(problems.length).toBeGreaterThan(2);
    for (const { words, at } of problems) {
      expect(words).toMatch(/no page of this site has that address\. Write/);
      expect(at).toMatch(/\.(?:md|yaml)$/);
    }
    expect(HEAD()).toBe(head);
  });

  it('leads elsewhere in one commit, which can be taken back; a file that cannot be written stops all of it', async () => {
    const answer = { path: GUIDE, change: 'removed', leadTo: '/premarital-blueprint' } as const;
    const other = 'services/premarital-blueprint.md';
    appendFileSync(join(folder.path, 'src/content', other), '\nNot committed.\n');
    const head = HEAD();
    expect((await saveFiles(editor, await remove(GUIDE), 'Delete', [answer])).status).toBe(409);
    expect([HEAD(), folder.onDisk(GUIDE).length > 0]).toEqual([head, true]);
    folder.git('restore', '--', `src/content/${other}`);
    await expectSaved(await saveFiles(editor, await remove(GUIDE), 'Delete', [answer]));
    expect(folder.onDisk(other)).toContain(`legacyPaths:\n  - ${ADDRESS}\n`);
    expect(folder.git('diff', '--name-status', head, 'HEAD').split('\n').sort()).toEqual([
      `D\tsrc/content/${GUIDE}`,
      `M\tsrc/content/${other}`,
    ]);
    await take();
    expect(folder.git('diff', '--name-status', head, 'HEAD')).toBe('');
  });

  it('moves with its links, and back: its addresses lead on, each to where it is', async () => {
    const moved = async (from: string, path: string): Promise<void> => {
      const { sha, text } = await readText(editor, from);
      const file = { operation: 'update', path, from_path: from, content: text, sha } as const;
      expect((await bodyOf(await saveFiles(editor, [file]))).questions).toMatchObject([
        { path, change: 'moved', mayStay: true },
      ]);
      const answer = { path, change: 'moved', isChanged: true } as const;
      await expectSaved(await saveFiles(editor, [file], 'Rename', [answer]));
    };
    const linking = 'posts/16-wedding-planning-is-a-rehearsal.md';
    const [guide, post] = [folder.onDisk(GUIDE), folder.onDisk(linking)];
    await moved(GUIDE, 'guides/before-the-wedding.md');
    expect(folder.onDisk(linking)).toBe(post.replaceAll(ADDRESS, '/resources/before-the-wedding'));
    expect(folder.onDisk('guides/before-the-wedding.md')).toContain(`- ${ADDRESS}\n`);
    await moved('guides/before-the-wedding.md', GUIDE);
    expect(folder.onDisk(linking)).toBe(post);
    expect(folder.onDisk(GUIDE)).toContain('- /resources/before-the-wedding\n');
    expect(folder.onDisk(GUIDE).replace(/legacyPaths:\n(?: +- .*\n)+/, '')).toBe(guide);
  });

  it('has another title everywhere, or where it was written', async () => {
    const path = 'services/premarital-blueprint.md';
    const { sha, text } = await readText(editor, path);
    const content = text.replace('title: Premarital Blueprint', 'title: Before You Marry');
    const file = { operation: 'update', path, content, sha } as const;
    const { questions } = await bodyOf(await saveFiles(editor, [file]));
    expect(questions).toMatchObject([
      { change: 'renamed', from: 'Premarital Blueprint', to: 'Before You Marry', mayStay: true },
    ]);
    const answer = { path, change: 'renamed', isChanged: true } as const;
    await expectSaved(await saveFiles(editor, [file], 'Rename', [answer]));
    const left = folder.git(
      'grep',
      '-l',
      '--fixed-strings',
      'title: Before You Marry',
      '--',
      'src/content',
    );
    expect(left.split('\n')).toContain('src/content/menu.yaml');
    expect(folder.onDisk('prices.yaml')).toContain('name: Before You Marry');
  });

  it('that other places cannot take is asked about, too, and may be left out of them', async () => {
    const path = 'services/premarital-blueprint.md';
    const { sha, text } = await readText(editor, path);
    const title = 'Before You Marry: A Blueprint for Couples Who Said Yes This Very Year';
    const file = {
      operation: 'update',
      path,
      content: text.replace(/^title: .*$/m, `title: '${title}'`),
      sha,
    } as const;
    const { questions } = await bodyOf(await saveFiles(editor, [file]));
    expect(questions).toMatchObject([{ change: 'renamed', to: title, mayStay: true }]);
    const [changed, left] = [true, false].map(
      (isChanged) => [{ path, change: 'renamed', isChanged }] as const,
    );
    expect((await saveFiles(editor, [file], 'Rename', changed)).status).toBe(422);
    await expectSaved(await saveFiles(editor, [file], 'Rename', left));
  });
});

it.each([
  ['pages/index.md', 'Home page', /^A site has to have a home page/],
  ['legal/privacy-policy.md', 'Privacy policy', /^Forms, consents or help lead here/],
  ['legal/cookie-policy.md', 'Cookie policy', /^Forms, consents or help lead here/],
  ['services/crisis-couples.md', 'Crisis & High Stress', /^Forms, consents or help lead here/],
])('%s stays: no other page can take its visitors', async (path, field, why) => {
  const answers = ['removed', 'draft'].map(
    (change) => ({ path, change, leadTo: '/team' }) as PlacesAnswer,
  );
  const { sha, text } = await readText(editor, path);
  const draft = text.replace(/^title:/m, 'draft: true\ntitle:');
  for (const file of [
    ...(await remove(path)),
    { operation: 'update' as const, path, content: draft, sha },
  ]) {
    const response = await saveFiles(editor, [file], 'Stays', answers);
    expect(response.status).toBe(422);
    expect((await bodyOf(response)).problems).toContainEqual(
      expect.objectContaining({ field, words: expect.stringMatching(why) }),
    );
  }
});
