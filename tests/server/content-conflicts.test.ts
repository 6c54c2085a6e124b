/** Several editors at a time: nobody overwrites what they have not read, and nothing that was written is lost. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ContentDiff, ContentState } from '#staff/contract/content.ts';
import { expectSaved, readText, saveFiles, type SentFile } from './content-folder.ts';
import { sharedServer } from './harness.ts';
import { sharedContentFolder } from './shared-content-folder.ts';
import { signedIn, type StaffClient } from './staff-client.ts';

const folder = sharedContentFolder();
const server = sharedServer({ CONTENT_DIR: folder.path });
const stateFor = async (editor: StaffClient): Promise<ContentState> =>
  (await editor.get('/content/state')).json() as Promise<ContentState>;
const update = (path: string, content: string, sha: string): SentFile[] => [
  { operation: 'update', path, content, sha },
];
const setAsideText = (id: string | undefined): string =>
  folder.git('show', `refs/set-aside/${id}:src/content/${POST}`).trimEnd();
const POST = 'posts/4-listening-is-not-waiting-politely.md';

describe('Two editors of one file', () => {
  it('both keep their changes when these are in different places', async () => {
    const [ana, ben] = [await signedIn(server(), 'editor'), await signedIn(server(), 'editor')];
    const { sha, text } = await readText(ana, POST);
    const ones = text
      .replace(/^updated: .*\n/m, '')
      .replace(/^date: (.*)$/m, 'date: $1\nupdated: 2026-11-20');
    const others = `${text.trimEnd()}\n\nOne more sentence at the end, which both of you can say.\n`;
    expect((await saveFiles(ana, update(POST, ones, sha))).status).toBe(201);
    const second = await saveFiles(ben, update(POST, others, sha));
    await expectSaved(second);
    expect(folder.onDisk(POST)).toContain('updated: 2026-11-20');
    expect(folder.onDisk(POST)).toContain('One more sentence at the end');

    // Ben's form has not seen the day, and saves again.
    const { files } = (await second.json()) as { files: { sha: string }[] };
    const again = others.replace('both of you can say', 'each of you can say');
    const third = await saveFiles(ben, update(POST, again, files[0]?.sha ?? ''));
    await expectSaved(third);
    expect(folder.onDisk(POST)).toContain('updated: 2026-11-20');
    expect(folder.onDisk(POST)).toContain('each of you can say');
  });

  it('keep both versions when both changed the same line, and choose', async () => {
    const [ana, ben] = [
      await signedIn(server(), 'editor', { username: 'ana' }),
      await signedIn(server(), 'editor', { username: 'ben' }),
    ];
    const { sha, text } = await readText(ana, POST);
    const description = (words: string): string =>
      text.replace(/^description: .*$/m, `description: ${words}`);
    const anas = description(
      'Ana wrote this line about how two people can learn to hear each other.',
    );
    const bens = description(
      'Ben wrote this line about how two people can learn to hear each other.',
    );
    expect((await saveFiles(ana, update(POST, anas, sha))).status).toBe(201);
    const refused = await saveFiles(ben, update(POST, bens, sha));
    const { message } = (await refused.json()) as { message: string };
    expect([refused.status, message]).toEqual([
      409,
      expect.stringMatching(/^ana saved .*Nothing is lost/),
    ]);
    expect(folder.onDisk(POST)).toBe(anas);

    const { kept } = await stateFor(ben);
    expect(kept).toMatchObject([{ path: POST, author: 'ben', other: { author: 'ana' } }]);
    const id = kept[0]?.id ?? '';
    const diff = (await (await ben.get(`/content/kept/${id}`)).json()) as ContentDiff;
    const lines = diff.files[0]?.lines ?? [];
    const changed = lines.filter(({ sign }) => sign !== ' ');
    expect(changed.map(({ sign, text: line }) => sign + line.split(' wrote')[0])).toEqual([
      '-Short description: Ana',
      '+Short description: Ben',
    ]);

    const after = await ben.send('POST', `/content/kept/${id}/use`, {});
    const used = (await after.json()) as ContentState;
    expect(used.kept).toEqual([]);
    expect(folder.onDisk(POST)).toBe(bens);
    expect(folder.git('log', '--format=%an', '-2')).toBe('ben\nana');
    // A refused save is no fault of the server.
    expect(server().output()).toContain('server.listening');
    expect(server().output()).not.toContain('request.failed');
    // Ana’s version was replaced: it is there, with who and when.
    expect(used.setAside[0]).toMatchObject({
      kind: 'not-chosen',
      title: 'Post: Listening is not waiting politely',
      author: 'ana',
      by: 'ben',
    });
    expect(setAsideText(used.setAside[0]?.id)).toBe(anas.trimEnd());
  });

  it('keep the version that nobody chose, with who and when, and can still use it', async () => {
    const [ana, ben] = [
      await signedIn(server(), 'editor', { username: 'ana-2' }),
      await signedIn(server(), 'editor', { username: 'ben-2' }),
    ];
    const { sha, text } = await readText(ana, POST);
    const tip = (words: string): string => text.replace(/^tryIt: .*$/m, `tryIt: ${words}`);
    const [anas, bens] = [tip('Sit down for ten minutes.'), tip('Walk for ten minutes.')];
    expect((await saveFiles(ana, update(POST, anas, sha))).status).toBe(201);
    expect((await saveFiles(ben, update(POST, bens, sha))).status).toBe(409);
    const { kept, setAside: before } = await stateFor(ana);
    const { id = '' } = kept.find(({ author }) => author === 'ben-2') ?? {};
    const decide = async (decision: string): Promise<Response> =>
      ana.send('POST', `/content/kept/${id}/${decision}`, {});

    // The way of before, which removed it, is gone.
    expect((await decide('discard')).status).toBe(404);
    const [chosen, again] = [await decide('set-aside'), await decide('set-aside')];
    expect([chosen.status, again.status]).toEqual([200, 409]);
    const state = await stateFor(ben);
    expect(state.kept.map((one) => one.id)).not.toContain(id);
    expect(state.setAside).toHaveLength(before.length + 1);
    const found = state.setAside.find((one) => one.id === id);
    expect(found).toMatchObject({ kind: 'not-chosen', author: 'ben-2', by: 'ana-2' });
    expect(found?.decidedAt).toBeGreaterThanOrEqual(found?.at ?? Infinity);
    expect(setAsideText(id)).toBe(bens.trimEnd());
    expect(folder.onDisk(POST)).toBe(anas);
    const diff = (await (await ben.get(`/content/kept/${id}`)).json()) as ContentDiff;
    expect(diff.files[0]?.lines).toContainEqual({
      sign: '+',
      text: 'Try it: Walk for ten minutes.',
    });

    expect((await ben.send('POST', `/content/kept/${id}/use`, {})).status).toBe(200);
    expect(folder.onDisk(POST)).toBe(bens);
    const { setAside } = await stateFor(ana);
    expect(setAside.map((one) => one.id)).not.toContain(id);
    const replaced = setAside.find(({ author, by }) => author === 'ana-2' && by === 'ben-2');
    expect(setAsideText(replaced?.id)).toBe(anas.trimEnd());
  });

  it('cannot remove or move what somebody else has changed meanwhile', async () => {
    const [ana, ben] = [await signedIn(server(), 'editor'), await signedIn(server(), 'editor')];
    const { sha, text } = await readText(ana, POST);
    const newer = `${text.trimEnd()}\n\nA line that Ben has not seen, about listening a little longer.\n`;
    expect((await saveFiles(ana, update(POST, newer, sha))).status).toBe(201);
    const removal = await saveFiles(ben, [{ operation: 'delete', path: POST, sha }]);
    expect(removal.status).toBe(409);
    expect(folder.onDisk(POST)).toBe(newer);
  });

  it('never lose anything: four saves of one file at the same moment', async () => {
    const editors = await Promise.all(
      Array.from({ length: 4 }, (_, at) =>
        signedIn(server(), 'editor', { username: `one-of-four-${at}` }),
      ),
    );
    const [first] = editors;
    if (!first) throw new Error('nobody');
    const { sha, text } = await readText(first, POST);
    const line = (at: number): string =>
      `Editor ${at} adds a line about a kind word in the evening.`;
    const answers = await Promise.all(
      editors.map((editor, at) =>
        saveFiles(editor, update(POST, `${text.trimEnd()}\n\n${line(at)}\n`, sha)),
      ),
    );
    const { kept } = await stateFor(first);
    const saved = folder.onDisk(POST);
    for (const [at, { status }] of answers.entries()) {
      if (status === 201) {
        expect(saved).toContain(line(at));
        continue;
      }
      expect(status).toBe(409);
      const own = kept.find(({ author }) => author === `one-of-four-${at}`);
      const bytes = folder.git('show', `refs/kept/${own?.id}:src/content/${POST}`);
      expect(bytes).toContain(line(at));
    }
    expect(answers.filter(({ status }) => status === 201).length + kept.length).toBe(4);
    expect(folder.git('status', '--porcelain')).toBe('');
  });
});

it('The operator loses nothing that was changed in the folder without git', async () => {
  const editor = await signedIn(server(), 'editor');
  const { sha, text } = await readText(editor, 'prices.yaml');
  const file = join(folder.path, 'src/content/prices.yaml');
  writeFileSync(file, `# by hand\n${text}`);
  const refused = await saveFiles(
    editor,
    update('prices.yaml', text.replace('price: 0', 'price: 1'), sha),
  );
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    409,
    expect.stringContaining('“Prices” was changed without the editor'),
  ]);
  expect(readFileSync(file, 'utf8')).toMatch(/^# by hand/);
  folder.git('restore', '--', 'src/content/prices.yaml');
});
