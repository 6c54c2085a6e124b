/** What was taken back stays in reach for a year: who wrote it, who took it back, and the way to bring it back. */
import { expect, it } from 'vitest';
import type { ContentDiff, ContentState } from '#staff/contract/content.ts';
import { readText, saveFiles } from './content-folder.ts';
import { sharedServer } from './harness.ts';
import { sharedContentFolder } from './shared-content-folder.ts';
import { signedIn, type StaffClient } from './staff-client.ts';

const folder = sharedContentFolder();
const server = sharedServer({ CONTENT_DIR: folder.path });
const POST = 'posts/4-listening-is-not-waiting-politely.md';
const TIP = 'Sit down for ten minutes.';

const stateFor = async (editor: StaffClient): Promise<ContentState> =>
  (await editor.get('/content/state')).json() as Promise<ContentState>;
const act = (editor: StaffClient, path: string): Promise<Response> =>
  editor.send('POST', `/content/${path}`, {});

/** Saves another tip. @returns the commit */
async function saveTip(editor: StaffClient, tip: string): Promise<string> {
  const { sha, text } = await readText(editor, POST);
  const content = text.replace(/^tryIt: .*$/m, `tryIt: ${tip}`);
  const saved = await saveFiles(editor, [{ operation: 'update', path: POST, content, sha }]);
  expect(saved.status).toBe(201);
  return ((await saved.json()) as { commit: { sha: string } }).commit.sha;
}

it('a change that somebody takes back is listed with both names, and comes back as a new change', async () => {
  const [ana, ben] = [
    await signedIn(server(), 'editor', { username: 'ana' }),
    await signedIn(server(), 'editor', { username: 'ben' }),
  ];
  const before = folder.onDisk(POST);
  const id = await saveTip(ana, TIP);
  const withTip = folder.onDisk(POST);
  expect((await act(ben, `changes/${id}/discard`)).status).toBe(200);
  expect(folder.onDisk(POST)).toBe(before);
  const taken = await stateFor(ana);
  expect([taken.changes, taken.setAside]).toEqual([
    [],
    [
      {
        id,
        kind: 'taken-back',
        title: 'Post: Listening is not waiting politely',
        author: 'ana',
        at: expect.any(Number),
        by: 'ben',
        decidedAt: expect.any(Number),
      },
    ],
  ]);
  const diff = (await (await ana.get(`/content/kept/${id}`)).json()) as ContentDiff;
  expect(diff.files[0]?.lines).toContainEqual({ sign: '+', text: `Try it: ${TIP}` });

  const back = (await (await act(ana, `kept/${id}/use`)).json()) as ContentState;
  expect(folder.onDisk(POST)).toBe(withTip);
  expect(back.setAside).toEqual([]);
  expect(back.changes).toMatchObject([
    { title: 'Post: Listening is not waiting politely, brought back', author: 'ana' },
  ]);
  // Once is enough; nobody can bring back what is there.
  expect((await act(ben, `kept/${id}/use`)).status).toBe(409);
});

it('is merged with what was written elsewhere since, and refused where the same line was changed', async () => {
  const [ana, ben] = [await signedIn(server(), 'editor'), await signedIn(server(), 'editor')];
  const id = await saveTip(ana, 'Walk for ten minutes.');
  await act(ana, `changes/${id}/discard`);
  const { sha, text } = await readText(ben, POST);
  const longer = `${text.trimEnd()}\n\nOne more sentence at the end, which both of you can say.\n`;
  await saveFiles(ben, [{ operation: 'update', path: POST, content: longer, sha }]);
  expect((await act(ana, `kept/${id}/use`)).status).toBe(200);
  expect(folder.onDisk(POST)).toContain('One more sentence at the end');
  expect(folder.onDisk(POST)).toContain('Walk for ten minutes.');

  const second = await saveTip(ana, 'Sing for ten minutes.');
  await act(ana, `changes/${second}/discard`);
  await saveTip(ben, 'Dance for ten minutes.');
  const refused = await act(ana, `kept/${second}/use`);
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    409,
    expect.stringContaining('The same place was changed since'),
  ]);
  expect(folder.onDisk(POST)).toContain('Dance for ten minutes.');
  // It stays in reach.
  expect((await stateFor(ana)).setAside.map((one) => one.id)).toContain(second);
});

it('nothing of the pages or their addresses empties it', async () => {
  const ana = await signedIn(server(), 'editor');
  const { setAside } = await stateFor(ana);
  const [one] = setAside;
  expect(one).toBeDefined();
  for (const [method, path] of [
    ['DELETE', `kept/${one?.id}`],
    ['POST', `kept/${one?.id}/discard`],
    ['POST', `kept/${one?.id}/set-aside`],
    ['POST', `changes/${one?.id}/discard`],
  ] as const)
    expect((await ana.send(method, `/content/${path}`, {})).status).toBeGreaterThanOrEqual(400);
  expect((await stateFor(ana)).setAside).toEqual(setAside);
});
