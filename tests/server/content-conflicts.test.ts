/** Several editors at a time: nobody overwrites what they have not read, and nothing that was written is lost. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Conflict } from '#staff/contract/refusal.ts';
import { scaled } from '../run/limits.ts';
import { expectSaved, readText, saveFiles, type SentFile } from './content-folder.ts';
import { sharedServer } from './harness.ts';
import { sharedContentFolder } from './shared-content-folder.ts';
import { changeRows, signedIn, type StaffClient } from './staff-client.ts';

const folder = sharedContentFolder();
const server = sharedServer({ CONTENT_DIR: folder.path });
const editorNamed = (username: string): Promise<StaffClient> =>
  signedIn(server(), 'editor', { username });
/** @param seen blob id of the version that the editor was shown since; empty if the file was gone */
const update = (path: string, content: string, sha: string, seen?: string): SentFile[] => [
  { operation: 'update', path, content, sha, ...(seen !== undefined && { seen }) },
];
const described = (text: string, who: string): string =>
  text.replace(
    /^description: .*$/m,
    `description: ${who} wrote this line about how two people can learn to hear each other.`,
  );
const blobAt = (path: string): string => folder.git('rev-parse', `HEAD:src/content/${path}`);
const changedLines = (conflict: Conflict | undefined): string[] =>
  (conflict?.lines ?? [])
    .filter(({ sign }) => sign !== ' ')
    .map(({ sign, text }) => sign + text.split(' wrote')[0]);

async function refusal(answer: Response): Promise<{ message: string; conflicts: Conflict[] }> {
  expect(answer.status).toBe(409);
  return (await answer.json()) as { message: string; conflicts: Conflict[] };
}

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

  it('changed the same line: the second is told who and when, sees both, and can save on top', async () => {
    const [ana, ben] = [await editorNamed('ana'), await editorNamed('ben')];
    const { sha, text } = await readText(ana, POST);
    const anas = described(text, 'Ana').replace(/^tryIt: .*$/m, 'tryIt: Sit down for ten minutes.');
    const bens = described(text, 'Ben');
    expect((await saveFiles(ana, update(POST, anas, sha))).status).toBe(201);
    const before = Date.now();
    const refused = await refusal(await saveFiles(ben, update(POST, bens, sha)));
    expect(refused.message).toMatch(
      /^Saved by Ana meanwhile, today \d+:\d\d [AP]M\. Your text is still in the form\.$/,
    );
    const [conflict] = refused.conflicts;
    expect(refused.conflicts).toEqual([
      {
        path: POST,
        kind: 'changed',
        author: 'ana',
        at: expect.any(Number),
        sha: blobAt(POST),
        lines: expect.any(Array),
      },
    ]);
    expect(before - (conflict?.at ?? 0)).toBeLessThan(scaled(60_000));
    // What would be saved: the tip, which only Ana changed, is not among it.
    expect(changedLines(conflict)).toEqual(['-Short description: Ana', '+Short description: Ben']);
    expect(folder.onDisk(POST)).toBe(anas);

    // A third one saves while Ben looks: what he has seen is not what is there.
    const cara = await editorNamed('cara');
    const now = await readText(cara, POST);
    const caras = described(now.text, 'Cara');
    await expectSaved(await saveFiles(cara, update(POST, caras, now.sha)));
    const again = await refusal(await saveFiles(ben, update(POST, bens, sha, conflict?.sha)));
    expect(again.conflicts).toMatchObject([{ author: 'cara', sha: blobAt(POST) }]);
    expect(folder.onDisk(POST)).toBe(caras);

    const onTop = await saveFiles(ben, update(POST, bens, sha, again.conflicts[0]?.sha));
    await expectSaved(onTop);
    expect(folder.onDisk(POST)).toContain('description: Ben wrote');
    expect(folder.onDisk(POST)).toContain('tryIt: Sit down for ten minutes.');
    expect(folder.git('log', '--format=%an', '-3')).toBe('ben\ncara\nana');

    // His form has not seen the tip, and does not take it back.
    const { files } = (await onTop.json()) as { files: { sha: string }[] };
    const third = await saveFiles(
      ben,
      update(POST, bens.replace('Ben wrote', 'Ben then wrote'), files[0]?.sha ?? ''),
    );
    await expectSaved(third);
    expect(folder.onDisk(POST)).toContain('tryIt: Sit down for ten minutes.');
    // A refused save is no fault of the server.
    expect(server().output()).toContain('server.listening');
    expect(server().output()).not.toContain('request.failed');
  });

  it('are one person in two tabs: the second one is told that it was themselves', async () => {
    const ana = await editorNamed('ana-twice');
    const { sha, text } = await readText(ana, POST);
    await expectSaved(await saveFiles(ana, update(POST, described(text, 'Here'), sha)));
    const { message } = await refusal(
      await saveFiles(ana, update(POST, described(text, 'There'), sha)),
    );
    expect(message).toMatch(/^Saved by you in another tab or on another device meanwhile/);
    expect(folder.onDisk(POST)).toContain('Here wrote');
  });

  it('save twice by a double click: one change, and no conflict with oneself', async () => {
    const ana = await editorNamed('ana-double');
    const { sha, text } = await readText(ana, POST);
    const files = update(POST, described(text, 'Twice'), sha);
    const [one, two] = await Promise.all([saveFiles(ana, files), saveFiles(ana, files)]);
    await expectSaved(one);
    await expectSaved(two);
    expect(folder.git('log', '--format=%an', '-2').split('\n')[1]).not.toBe('ana-double');
  });

  it('and the session ended meanwhile: nothing is saved, and after signing in the conflict is still seen', async () => {
    const [ana, ben] = [await editorNamed('ana-out'), await editorNamed('ben-out')];
    const { sha, text } = await readText(ben, POST);
    await expectSaved(await saveFiles(ana, update(POST, described(text, 'Anaout'), sha)));
    changeRows(server().data, 'delete from staff_sessions where user_id = ?', ben.userId);
    const bens = update(POST, described(text, 'Benout'), sha);
    expect((await saveFiles(ben, bens)).status).toBe(401);
    const again = await editorNamed('ben-in-again');
    expect((await refusal(await saveFiles(again, bens))).conflicts).toMatchObject([
      { author: 'ana-out' },
    ]);
    expect(folder.onDisk(POST)).toContain('Anaout wrote');
  });

  it.each([
    ['removed', undefined],
    ['renamed', 'posts/4-listening-is-not-waiting.md'],
  ] as const)('one of them %s it: the other is told, and has both', async (kind, movedTo) => {
    const [ana, ben] = [await editorNamed(`ana-${kind}`), await editorNamed(`ben-${kind}`)];
    const { sha, text } = await readText(ben, POST);
    const gone: SentFile = movedTo
      ? { operation: 'update', path: movedTo, from_path: POST, content: text, sha }
      : { operation: 'delete', path: POST, sha };
    const answer = movedTo
      ? ({ path: movedTo, change: 'moved', isChanged: true } as const)
      : ({ path: POST, change: 'removed', leadTo: '/resources-hub' } as const);
    await expectSaved(await saveFiles(ana, [gone], 'Update', [answer]));
    const bens = described(text, `Ben ${kind}`);
    const { message, conflicts } = await refusal(await saveFiles(ben, update(POST, bens, sha)));
    const did = { removed: 'Removed', renamed: 'Moved to another address' }[kind];
    expect(message).toMatch(
      new RegExp(`^${did} by Ana ${kind} meanwhile, .*still in the form\\.$`, 'i'),
    );
    expect(conflicts).toMatchObject([{ kind, author: `ana-${kind}`, ...(movedTo && { movedTo }) }]);
    expect(conflicts[0]?.sha).toBeUndefined();
    expect(changedLines(conflicts[0])).toContain(`+Short description: Ben ${kind}`);
    expect(existsSync(join(folder.path, 'src/content', POST))).toBe(false);

    if (movedTo) {
      // Compared with where it is now, which has the old address; two posts of one address are refused by the checks.
      expect(
        changedLines(conflicts[0]).filter((line) => !/Old addresses|\/blog\/4-/.test(line)),
      ).toHaveLength(2);
      const there = await readText(ana, movedTo);
      const back = { path: POST, from_path: movedTo, content: text, sha: there.sha };
      const again = { path: POST, change: 'moved', isChanged: true } as const;
      await expectSaved(
        await saveFiles(ana, [{ operation: 'update', ...back }], 'Update', [again]),
      );
      return;
    }
    await expectSaved(await saveFiles(ben, update(POST, bens, sha, '')));
    expect(folder.onDisk(POST)).toBe(bens);
  });

  it('one of them renames what the other has changed: both versions are shown, nothing moves', async () => {
    const [ana, ben] = [await editorNamed('ana-stays'), await editorNamed('ben-moves')];
    const { sha, text } = await readText(ben, POST);
    await expectSaved(await saveFiles(ana, update(POST, described(text, 'Ana stays and'), sha)));
    const path = 'posts/4-listening-moved.md';
    const content = described(text, 'Ben moves and');
    const move: SentFile = { operation: 'update', path, from_path: POST, content, sha };
    const { conflicts } = await refusal(await saveFiles(ben, [move]));
    expect(conflicts).toMatchObject([
      { path, kind: 'changed', author: 'ana-stays', sha: blobAt(POST) },
    ]);
    expect(existsSync(join(folder.path, 'src/content', path))).toBe(false);
  });

  it('both make a new file of the same name: the second is told, and sees the first', async () => {
    const [ana, ben] = [await editorNamed('ana-new'), await editorNamed('ben-new')];
    // An old address leads to one page.
    const text = (await readText(ben, POST)).text.replace(/^legacyPaths: .*\n/m, '');
    const create = (who: string): SentFile[] => [
      { operation: 'create', path: 'posts/96-both.md', content: described(text, who) },
    ];
    await expectSaved(await saveFiles(ana, create('Ana')));
    const { message, conflicts } = await refusal(await saveFiles(ben, create('Ben')));
    expect(message).toMatch(/^Saved under the same name by /);
    expect(conflicts).toMatchObject([{ kind: 'added', author: 'ana-new' }]);
    expect(changedLines(conflicts[0])).toEqual([
      '-Short description: Ana',
      '+Short description: Ben',
    ]);
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
    const saved = folder.onDisk(POST);
    for (const [at, answer] of answers.entries()) {
      if (answer.status === 201) {
        expect(saved).toContain(line(at));
        continue;
      }
      const { conflicts } = await refusal(answer);
      expect(conflicts[0]?.lines).toContainEqual({ sign: '+', text: line(at) });
    }
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
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
