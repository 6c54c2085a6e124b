/** The server behind the content editor: reading and saving as Sveltia CMS does it. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ContentState } from '#staff/contract/content.ts';
import type { RefusalBody } from '#staff/contract/refusal.ts';
import { apiPath, expectSaved, readText, saveFiles } from './content-folder.ts';
import { sharedServer } from './harness.ts';
import { sharedContentFolder } from './shared-content-folder.ts';
import { signedIn } from './staff-client.ts';

const folder = sharedContentFolder();
const server = sharedServer({
  CONTENT_DIR: folder.path,
  METRICS_TOKEN: 'metrics-secret'.repeat(2),
});
const POST = 'posts/7-the-phone-in-the-bed-a-treaty.md';

describe('The content editor', () => {
  it('reads all files of the content, and nothing else of the project', async () => {
    const editor = await signedIn(server(), 'editor');
    const { tree } = (await (await editor.get(apiPath('/git/trees/main?recursive=1'))).json()) as {
      tree: { path: string }[];
    };
    expect(tree.map(({ path }) => path)).toContain(`src/content/${POST}`);
    expect(tree.length).toBeGreaterThan(100);
    expect(tree.filter(({ path }) => !path.startsWith('src/content/'))).toEqual([]);
    expect((await readText(editor, POST)).text).toBe(folder.onDisk(POST));
    const code = await editor.send('POST', apiPath('/file-contents?ref=main'), {
      files: ['package.json', 'src/content/../site.config.ts', '.git/config'],
    });
    expect(await code.json()).toEqual([null, null, null]);
    const many = { files: Array.from({ length: 101 }, () => `src/content/${POST}`) };
    expect((await editor.send('POST', apiPath('/file-contents?ref=main'), many)).status).toBe(400);
  });

  it('saves a text as a commit in the name of the editor, written as the file was', async () => {
    const editor = await signedIn(server(), 'editor', { username: 'noor' });
    const { sha, text } = await readText(editor, POST);
    const changed = text.replace(
      /^description: .*$/m,
      'description: Two people, one bed, two phones, and a treaty that lets both of you sleep.',
    );
    // Sveltia writes lists in the long form.
    const sent = changed.replace(/^tags: \[(.*)\]$/m, (_, tags: string) =>
      ['tags:', ...tags.split(', ').map((tag) => `  - ${tag}`)].join('\n'),
    );
    expect(sent).not.toBe(changed);
    const response = await saveFiles(
      editor,
      [{ operation: 'update', path: POST, content: sent, sha }],
      'Update Post “7”',
    );
    await expectSaved(response);
    expect(folder.onDisk(POST)).toBe(changed);
    expect(folder.git('log', '-1', '--format=%an|%s|%cn')).toBe(
      'noor|Post: The phone in the bed: a treaty|Content editor',
    );
    expect(folder.git('status', '--porcelain')).toBe('');
    const { changes, head } = (await (await editor.get('/content/state')).json()) as ContentState;
    expect(changes[0]).toMatchObject({
      id: head,
      author: 'noor',
      files: [{ path: POST, kind: 'changed' }],
    });
  });

  it('keeps comments of a list and changes one price only', async () => {
    const editor = await signedIn(server(), 'editor');
    const { sha, text } = await readText(editor, 'prices.yaml');
    // As the editor sends it: without comments.
    const sent = text
      .replace(/^#.*\n/gm, '')
      .replace('price: { low: 150, high: 290 }', 'price:\n    low: 155\n    high: 290');
    const response = await saveFiles(editor, [
      { operation: 'update', path: 'prices.yaml', content: sent, sha },
    ]);
    await expectSaved(response);
    expect(folder.onDisk('prices.yaml')).toBe(
      text.replace('{ low: 150, high: 290 }', '{ low: 155, high: 290 }'),
    );
  });

  it('refuses a mistake in the words of the checks, and saves nothing', async () => {
    const editor = await signedIn(server(), 'editor');
    const { sha, text } = await readText(editor, POST);
    const head = folder.git('rev-parse', 'HEAD');
    const wrong = text.replace(/^author: .*$/m, 'author: nobody');
    const response = await saveFiles(editor, [
      { operation: 'update', path: POST, content: wrong, sha },
    ]);
    const { message, problems } = (await response.json()) as RefusalBody;
    expect([response.status, message]).toEqual([
      422,
      expect.stringMatching(/^Not saved yet: 1 thing to change\n\nAuthor\n“nobody”: /),
    ]);
    expect(problems).toMatchObject([{ field: 'Author', path: 'author' }]);
    expect(folder.git('rev-parse', 'HEAD')).toBe(head);
    expect(folder.onDisk(POST)).toBe(text);
  });

  it('lists what was removed by its title', async () => {
    const editor = await signedIn(server(), 'editor', { username: 'title' });
    const path = 'issues/the-second-answer.md';
    const { sha, text } = await readText(editor, path);
    const title = /^title: (.*)$/m.exec(text)?.[1] ?? '';
    expect(title).not.toBe('');
    const answers = [{ path, change: 'removed', leadTo: '/resources-hub' }] as const;
    await expectSaved(
      await saveFiles(editor, [{ operation: 'delete', path, sha }], 'Removed', answers),
    );
    const { changes } = (await (await editor.get('/content/state')).json()) as ContentState;
    expect(changes[0]?.title).toBe(`Newsletter issue: ${title} (removed)`);
    const shown = await editor.get(`/content/changes/${changes[0]?.id}`);
    const { files } = (await shown.json()) as { files: object[] };
    expect(files).toContainEqual(expect.objectContaining({ path, kind: 'removed', title }));
  });

  it('does not remove a picture that a text shows', async () => {
    const editor = await signedIn(server(), 'editor');
    const { sha, text } = await readText(editor, POST);
    const path = 'images/posts/sofa.jpg';
    const create = { width: 1600, height: 900, channels: 3, background: '#c96' } as const;
    const added = await saveFiles(editor, [
      { operation: 'create', path, content: await sharp({ create }).jpeg().toBuffer() },
      {
        operation: 'update',
        path: POST,
        content: text.replace('phone-treaty.svg', 'sofa.jpg'),
        sha,
      },
    ]);
    await expectSaved(added);
    const head = folder.git('rev-parse', 'HEAD');
    const removed = await saveFiles(editor, [
      { operation: 'delete', path, sha: folder.git('rev-parse', `HEAD:src/content/${path}`) },
    ]);
    expect([removed.status, await removed.text()]).toEqual([
      422,
      expect.stringContaining('sofa.jpg'),
    ]);
    expect(folder.git('rev-parse', 'HEAD')).toBe(head);
  });

  it('passes no secrets to the process that checks a save (M6)', async () => {
    const editor = await signedIn(server(), 'editor');
    const { sha, text } = await readText(editor, POST);
    const content = text.replace(/^author: .*$/m, 'author: nobody');
    await saveFiles(editor, [{ operation: 'update', path: POST, content, sha }]);
    const { pid } = server();
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const names = children.map((child) =>
      readFileSync(`/proc/${child}/environ`, 'utf8')
        .split('\0')
        .map((variable) => variable.split('=')[0]),
    );
    expect(names).toEqual([expect.arrayContaining(['PATH', 'SITE_URL'])]);
    // Both are set for the server itself (harness.ts and above).
    expect(
      names.flat().filter((name) => /^(?:DATABASE_URL|METRICS_TOKEN)$/.test(name ?? '')),
    ).toEqual([]);
  });
});
