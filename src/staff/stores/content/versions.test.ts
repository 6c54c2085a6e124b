import { afterEach, describe, expect, it } from 'vitest';
import type { Conflict } from '#staff/contract/refusal.ts';
import { $refusal } from './refusal.ts';
import { $places, $question, ownVersions } from './versions.ts';

const ROOT = 'https://example.org/api';
const PATH = 'src/content/posts/1-a.md';

type Answer = readonly [status: number, body: object] | 'no network';
interface Sent {
  answers: object[];
  files: { sha?: string; seen?: string; path: string }[];
}

const TREE: Answer = [200, { tree: [{ path: PATH, sha: 'read' }] }];
const conflict = (sha: string | undefined): Answer => {
  const one: Conflict = { path: 'posts/1-a.md', kind: 'changed', author: 'ana', at: 1, lines: [] };
  return [409, { message: '', conflicts: [{ ...one, ...(sha !== undefined && { sha }) }] }];
};

/** A tab, whose server gives these answers to its saves. */
function tab(answers: Answer[], tree = TREE) {
  const bodies: Sent[] = [];
  const sent: Sent['files'][] = [];
  const send: typeof fetch = async (input, init) => {
    if (!String(input).endsWith('/contents')) return Response.json(tree[1]);
    const body = JSON.parse(String(init?.body)) as Sent;
    bodies.push(body);
    sent.push(body.files);
    const answer = answers.shift();
    if (answer === undefined || answer === 'no network') throw new TypeError('no network');
    return Response.json(answer[1], { status: answer[0] });
  };
  const { fetch: ask, readOf, restored } = ownVersions(send, ROOT);
  const save = (file: object): Promise<Response> =>
    ask(`${ROOT}/contents`, { method: 'POST', body: JSON.stringify({ files: [file] }) });
  return { sent, bodies, save, readOf, restored, open: () => ask(`${ROOT}/git/trees/main`) };
}

const update = { operation: 'update', path: PATH, sha: 'in the database' };
const until = async (isThere: () => boolean): Promise<void> => {
  await expect.poll(isThere, { interval: 1 }).toBe(true);
};
afterEach(() => $question.set(undefined));

describe('a save', () => {
  it('names what its tab has read or saved, whatever another tab has saved since', async () => {
    const { open, save, sent } = tab([
      [201, { files: [{ path: PATH, sha: 'saved' }] }],
      [201, { files: [] }],
    ]);
    await open();
    await save(update);
    await save(update);
    expect(sent.map(([file]) => file?.sha)).toEqual(['read', 'saved']);
  });

  it('names the file that it moves, no version for a new one, and the editor’s for what it has not read', async () => {
    const answers: Answer[] = [1, 2, 3].map(() => [201, { files: [] }]);
    const { open, save, sent } = tab(answers);
    await open();
    await save({ operation: 'create', path: PATH });
    await save({ ...update, path: 'src/content/posts/1-b.md', from_path: PATH });
    await save({ ...update, path: 'src/content/images/a.jpg' });
    expect(sent.map(([file]) => file?.sha)).toEqual([undefined, 'read', 'in the database']);
  });

  it('asks at a conflict, and once more if somebody saved while the person was looking', async () => {
    const { open, save, sent } = tab([
      conflict('anas'),
      conflict('caras'),
      [201, { files: [{ path: PATH, sha: 'mine' }] }],
    ]);
    await open();
    const answer = save(update);
    for (const sha of ['anas', 'caras']) {
      await until(() => $question.get()?.conflicts[0]?.sha === sha);
      $question.get()?.answer('on-top');
    }
    expect((await answer).status).toBe(201);
    expect($question.get()).toBeUndefined();
    expect(sent.map(([file]) => [file?.sha, file?.seen])).toEqual([
      ['read', undefined],
      ['read', 'anas'],
      ['read', 'caras'],
    ]);
  });

  it('of a draft that is restored names what the draft was written on', async () => {
    const first = tab([]);
    await first.open();
    const kept = first.readOf({ locales: { en: { path: PATH } } });
    const later = tab([[201, { files: [] }]], [200, { tree: [{ path: PATH, sha: 'anas' }] }]);
    await later.open();
    later.restored(kept);
    await later.save(update);
    expect(later.sent[0]?.[0]?.sha).toBe('read');
    expect(first.readOf(undefined)).toEqual({});
  });

  it('says that it has seen that the file is gone', async () => {
    const { open, save, sent } = tab([conflict(undefined), [201, { files: [] }]]);
    await open();
    const answer = save(update);
    await until(() => $question.get() !== undefined);
    $question.get()?.answer('on-top');
    await answer;
    expect(sent[1]?.[0]?.seen).toBe('');
  });

  it('stays refused if the person goes on writing, and has seen nothing at the next save', async () => {
    const { open, save, sent } = tab([conflict('anas'), conflict('anas')]);
    await open();
    for (const _ of [1, 2]) {
      const answer = save(update);
      await until(() => $question.get() !== undefined);
      $question.get()?.answer('later');
      expect((await answer).status).toBe(409);
    }
    expect(sent[1]?.[0]?.seen).toBeUndefined();
  });

  it('that nobody could be asked about is refused in words', async () => {
    const { save } = tab([conflict('anas')]);
    const answer = save(update);
    await until(() => $question.get() !== undefined);
    $question.get()?.answer('unseen');
    expect([(await answer).status, await (await answer).json()]).toEqual([409, { message: '' }]);
  });

  it('fails without a network after the choice, and is asked again later', async () => {
    const { open, save, sent } = tab([conflict('anas'), 'no network', conflict('anas')]);
    await open();
    const answer = save(update);
    await until(() => $question.get() !== undefined);
    $question.get()?.answer('on-top');
    await expect(answer).rejects.toThrow('no network');
    save(update).catch(() => undefined);
    await until(() => $question.get() !== undefined);
    expect(sent[2]?.[0]).toMatchObject({ sha: 'read' });
    expect(sent[2]?.[0]?.seen).toBeUndefined();
  });

  it('asks about places that point at it, sends what was chosen, and is not sent without an answer', async () => {
    const question: Answer = [
      409,
      {
        message: 'Not saved yet',
        questions: [
          {
            path: 'posts/1-a.md',
            change: 'removed',
            entry: 'Post: A',
            places: [],
            from: '/blog/1-a',
            mayStay: true,
          },
        ],
      },
    ];
    const { save, bodies } = tab([question, question, question, [201, { files: [] }]]);
    const removal = { operation: 'delete', path: PATH };
    const kept = save(removal);
    await until(() => $places.get() !== undefined);
    $places.get()?.answer(undefined);
    expect([(await kept).status, bodies.length]).toEqual([409, 1]);
    const gone = save(removal);
    const chosen = (leadTo: string) =>
      ({ path: 'posts/1-a.md', change: 'removed', leadTo }) as const;
    for (const leadTo of ['/team', '/']) {
      await until(() => $places.get() !== undefined);
      $places.get()?.answer([chosen(leadTo)]);
    }
    expect((await gone).status).toBe(201);
    expect(bodies.at(-1)?.answers).toEqual([chosen('/team'), chosen('/')]);
  });

  it('of a removal that is refused is explained by the page: the editor says only that it failed', async () => {
    const problems = [{ field: 'Post: B', words: 'no' }];
    const { save } = tab([
      [422, { problems }],
      [422, { problems }],
    ]);
    await save(update);
    expect($refusal.get()).toBeUndefined();
    await save({ operation: 'delete', path: PATH });
    expect($refusal.get()).toMatchObject({ problems });
    $refusal.set(undefined);
  });

  it('leaves other refusals to the editor, and pages of proxies', async () => {
    const { save } = tab([
      [422, { message: 'Line 4', conflicts: [] }],
      [409, { message: 'not there' }],
    ]);
    expect((await save(update)).status).toBe(422);
    expect((await save(update)).status).toBe(409);
    expect($question.get()).toBeUndefined();
    const send = async (): Promise<Response> => new Response('<h1>nginx</h1>', { status: 409 });
    const { fetch: page } = ownVersions(send, ROOT);
    const body = JSON.stringify({ files: [update] });
    const answer = await page(`${ROOT}/contents`, { method: 'POST', body });
    expect(await answer.text()).toBe('<h1>nginx</h1>');
  });
});
