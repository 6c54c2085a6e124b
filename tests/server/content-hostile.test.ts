/** Files that an editor must not be able to save: a hundred of them, and who may not save at all. */
import { MAX_SAVE } from '#staff/contract/editor/limits.ts';
import { globSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { apiPath, expectSaved, readText, saveFiles, type SentFile } from './content-folder.ts';
import { hugePng, NAMES, PICTURE_NAMES, post, SLOW_TEXTS, TEXTS } from './content-hostile-files.ts';
import { sharedServer } from './harness.ts';
import { sharedContentFolder } from './shared-content-folder.ts';
import { signedIn, staffRequests } from './staff-client.ts';
import { scaled } from '../run/limits.ts';

const folder = sharedContentFolder();
const server = sharedServer({ CONTENT_DIR: folder.path });
const POST = 'posts/2-your-first-session-minute-by-minute.md';

const drawn = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#aa7744' } })
    .jpeg()
    .toBuffer();

/** Everything below the folder that holds the clone, with times; git's own files change with each look. */
const everything = (): string[] => {
  const top = dirname(folder.path);
  return globSync('**', { cwd: top, exclude: ['**/.git', '**/node_modules'] })
    .map((path) => ({ path, stats: statSync(join(top, path)) }))
    .flatMap(({ path, stats }) =>
      stats.isFile() ? [`${path} ${stats.mtimeMs} ${stats.size}`] : [],
    )
    .sort();
};

describe('A hostile editor', () => {
  it(
    'has a hundred files, none of which is written anywhere',
    { timeout: scaled(120_000) },
    async () => {
      const editor = await signedIn(server(), 'editor');
      const { sha } = await readText(editor, POST);
      const jpeg = await drawn();
      const pictures: readonly (readonly [string, Uint8Array])[] = [
        ['images/a.png', jpeg],
        [
          'images/a.jpg',
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        ],
        ['images/b.jpg', Buffer.from('<script>alert(1)</script>')],
        ['images/c.jpg', Buffer.from('GIF89a/*<script>*/=alert(1)')],
        ['images/d.jpg', Buffer.of()],
        ['images/e.jpg', jpeg.subarray(0, 200)],
        ['images/f.png', hugePng()],
      ];
      const hostile: SentFile[][] = [
        ...NAMES.map((path): SentFile[] => [
          { operation: 'create', path, content: post('A text.') },
        ]),
        ...TEXTS.map((content): SentFile[] => [
          { operation: 'create', path: 'posts/99-a.md', content },
        ]),
        ...PICTURE_NAMES.map((path): SentFile[] => [{ operation: 'create', path, content: jpeg }]),
        ...pictures.map(([path, content]): SentFile[] => [{ operation: 'create', path, content }]),
        [{ operation: 'delete', path: '../../package.json', sha }],
        [
          {
            operation: 'update',
            path: 'posts/98-a.md',
            from_path: '../site.config.ts',
            sha,
            content: 'a',
          },
        ],
        [{ operation: 'update', path: '../site.config.ts', from_path: POST, sha, content: 'a' }],
        [{ operation: 'update', path: POST, sha: 'HEAD', content: post('A text.') }],
        [{ operation: 'update', path: POST, sha: '--output=owned', content: post('A text.') }],
        Array.from({ length: 41 }, (_, at) => ({
          operation: 'create',
          path: `posts/${100 + at}-a.md`,
          content: post('A'),
        })),
        [
          { operation: 'create', path: 'posts/99-a.md', content: post('A text.') },
          { operation: 'create', path: '../../owned.md', content: 'b' },
        ],
        ['A text.', 'Another text.'].map((text) => ({
          operation: 'create',
          path: 'posts/99-a.md',
          content: post(text),
        })),
      ];
      expect(hostile.length).toBeGreaterThanOrEqual(100);
      const head = folder.git('rev-parse', 'HEAD');
      const before = everything();
      const written: string[] = [];
      for (const files of hostile) {
        const { status } = await saveFiles(editor, files);
        if (status !== 422 && status !== 409) written.push(`${status} ${files[0]?.path}`);
      }
      expect(written).toEqual([]);
      expect(folder.git('rev-parse', 'HEAD')).toBe(head);
      expect(everything()).toEqual(before);
      expect(folder.git('status', '--porcelain')).toBe('');
      // Each text was refused for what it has: without that, the same file is saved.
      const harmless = post(
        'A text, a [link](/team) and a break<br>\n\n<div class="callout">\n\nA note.\n\n</div>',
      );
      const saved = await saveFiles(editor, [
        { operation: 'create', path: 'posts/99-a.md', content: harmless },
      ]);
      await expectSaved(saved);
    },
  );

  it('cannot keep the others from saving by texts that take long to read', async () => {
    const editor = await signedIn(server(), 'editor');
    for (const [what, content] of Object.entries(SLOW_TEXTS)) {
      const answer = await saveFiles(editor, [
        { operation: 'create', path: 'posts/97-a.md', content },
      ]);
      const { message } = (await answer.json()) as { message: string };
      expect([what, answer.status]).toEqual([what, 422]);
      // Before it is read, not after a minute.
      expect([what, message]).toEqual([
        what,
        expect.stringMatching(
          /Post: a\n.*(?:nested too deeply|more than|brackets|quotation marks)/,
        ),
      ]);
    }
  });

  it('has three saves waiting at most; another editor saves meanwhile', async () => {
    const [editor, other] = [
      await signedIn(server(), 'editor'),
      await signedIn(server(), 'editor'),
    ];
    const save = (who: typeof editor, name: string): ReturnType<typeof saveFiles> =>
      saveFiles(who, [
        {
          operation: 'create',
          path: `posts/${name}.md`,
          content: post('A text with nothing bad.'),
        },
      ]);
    const many = Promise.all([80, 81, 82, 83, 84, 85].map((at) => save(editor, `${at}-a`)));
    await expectSaved(await save(other, '90-b'));
    const statuses = (await many).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect((await save(editor, '86-a')).status).not.toBe(429);
  });

  it('cannot write through a link', async () => {
    const editor = await signedIn(server(), 'editor');
    const outside = join(dirname(folder.path), 'outside');
    mkdirSync(outside);
    symlinkSync(outside, join(folder.path, 'src/content/images/elsewhere'));
    const { status } = await saveFiles(editor, [
      { operation: 'create', path: 'images/elsewhere/a.jpg', content: await drawn() },
    ]);
    expect(status).toBe(422);
    expect(readdirSync(outside)).toEqual([]);
    folder.git('clean', '-f', '-q', '--', 'src/content/images');
  });

  it('sends a photo without the place where it was taken', async () => {
    const editor = await signedIn(server(), 'editor');
    const photo = await sharp(await drawn())
      .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitude: '32/1 46/1 0/1' } })
      .toBuffer();
    expect(photo.includes('SecretPhone')).toBe(true);
    const { status } = await saveFiles(editor, [
      { operation: 'create', path: 'images/posts/sofa.jpg', content: photo },
    ]);
    expect(status).toBe(201);
    const saved = readFileSync(join(folder.path, 'src/content/images/posts/sofa.jpg'));
    expect(saved.includes('SecretPhone')).toBe(false);
    expect((await sharp(saved).metadata()).exif).toBeUndefined();
    const shown = await editor.get(apiPath('/media/main/src/content/images/posts/sofa.jpg'));
    expect([
      shown.headers.get('content-type'),
      Buffer.from(await shown.arrayBuffer()).equals(saved),
    ]).toEqual(['image/jpeg', true]);
  });

  it('reads nothing outside the content', async () => {
    const editor = await signedIn(server(), 'editor');
    for (const path of [
      '/media/main/package.json',
      '/media/main/src/content/../site.config.ts',
      '/media/main/src/content/..%2fsite.config.ts',
      '/raw/.git/config',
      '/raw/src/content/README.md',
    ])
      expect([path, (await editor.get(apiPath(path))).status]).toEqual([path, 404]);
  });
});

describe('The content', () => {
  it('takes no request of another site, and no form', async () => {
    const editor = await signedIn(server(), 'editor');
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const body = { message: 'a', files: [] };
    expect((await editor.send('POST', apiPath('/contents'), body, foreign)).status).toBe(403);
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await editor.send('POST', apiPath('/contents'), 'message=a', form)).status).toBe(415);
    expect((await editor.send('PUT', apiPath('/contents'), body)).status).toBe(404);
  });

  it('takes a long request of an editor only', async () => {
    const long = { message: 'a'.repeat(300_000), files: [] };
    const [editor, staff] = [await signedIn(server(), 'editor'), await signedIn(server(), 'staff')];
    expect((await editor.send('POST', apiPath('/contents'), long)).status).toBe(422);
    expect((await staff.send('POST', apiPath('/contents'), long)).status).toBe(413);
    expect((await staffRequests(server()).send('POST', apiPath('/contents'), long)).status).toBe(
      413,
    );
    expect((await editor.send('POST', '/content/publish', long)).status).toBe(413);
    const tooLong = { message: 'a'.repeat(MAX_SAVE), files: [] };
    expect((await editor.send('POST', apiPath('/contents'), tooLong)).status).toBe(413);
  });
});
