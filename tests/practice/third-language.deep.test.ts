/**
 * The guide “A third language” (src/features/translations/README.md), step by step in a copy: Vietnamese, with words made
 * from the Spanish ones, since nobody reads them. Nothing else is edited, so a place in the code that knows two languages
 * fails here.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Copy, copySite } from '../editor/copy.ts';
import { node, type Ran } from './build.ts';

let copy: Copy;
let built: Ran;

const filesOf = async (pattern: string): Promise<string[]> =>
  (await Array.fromAsync(glob(pattern, { cwd: copy.folder }))).toSorted();

/** Names of Spanish words, as those of Vietnamese ones; those of functions about Spanish numbers stay. */
const renamed = (code: string): string =>
  code
    .replace(/\bSPANISH(?=_|\b)/g, 'VIETNAMESE')
    .replace(/\bspanishContact\b/g, 'vietnameseContact');

/** Step 2: a file of words beside each Spanish one. */
const wordsFile = (code: string): string =>
  renamed(code)
    .replaceAll(".es.ts'", ".vi.ts'")
    .replace(/(?<=LOCALES|HOURS_WORDS|DAY_WORDS)\.es\b/g, '.vi')
    .replace(/(?<=, |language: )'es'/g, "'vi'");

/** Step 3: the words in the table that names the Spanish ones. */
const table = (code: string): string =>
  code
    .replace(/^import \{[^}]*\} from '[^']*\.es\.ts';$/gm, (line) => `${line}\n${wordsFile(line)}`)
    .replace(
      /\bes: (SPANISH\w*|spanishContact)/g,
      (entry, name: string) => `${entry}, vi: ${renamed(name)}`,
    );

async function addWords(): Promise<void> {
  for (const path of await filesOf('src/**/*.es.ts')) {
    const file = join(copy.folder, path);
    await writeFile(file.replace('.es.ts', '.vi.ts'), wordsFile(await readFile(file, 'utf8')));
  }
  for (const path of await filesOf('src/**/*.{ts,tsx}')) {
    const code = await readFile(join(copy.folder, path), 'utf8');
    if (!/\.(?:es|vi|test)\.tsx?$/.test(path) && code.includes(".es.ts'"))
      await copy.edit(path, table);
  }
}

/** Step 4, mechanically from Spanish: pages, quiz, menu, policies, lists of words, facts. */
async function addContent(): Promise<void> {
  const content = join(copy.folder, 'src/content');
  await cp(join(content, 'pages/es.md'), join(content, 'pages/vi.md'));
  for (const folder of ['pages', 'quizzes'])
    await cp(join(content, folder, 'es'), join(content, folder, 'vi'), { recursive: true });
  const pages = await filesOf('src/content/pages/**/*.md');
  for (const path of pages.filter((one) => /pages\/vi[./]/.test(one))) {
    const file = join(copy.folder, path);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/(?<=[\s'"(])\/es(?=[/\s'")#]|$)/gm, '/vi'),
    );
  }
  await copy.edit('src/content/footer.yaml', (text) => {
    const [column = ''] = /^es:\n(?:[ \n].*\n?)+/m.exec(text) ?? [];
    return `${text}\n${column.replace('es:', 'vi:').replaceAll('/es', '/vi')}`;
  });
  await copy.edit('src/content/policies.yaml', (text) =>
    text.replace(/^ {4}es: (.*)$/gm, '$&\n    vi: $1'),
  );
  await copy.edit('src/content/crisis-words.yaml', (text) =>
    text.replace(
      /^( *)spanish:\n(?:\1 +- .*\n)+/gm,
      (list) => list + list.replace('spanish', 'vietnamese'),
    ),
  );
  await copy.edit('src/site.config.ts', (text) =>
    text
      .replace(/\bes: ('[^']*')(?=[ ,])/g, '$&, vi: $1')
      .replace(/^ {4}es: (\{\s+tagline[^}]*\}),$/m, '$&\n    vi: $1,'),
  );
}

const types = async (): Promise<string[]> => {
  const { output } = await node(copy.folder, [
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '-p',
    '.',
  ]);
  return output.split('\n').filter((line) => /error TS/.test(line));
};

beforeAll(async () => {
  copy = await copySite();
  await copy.edit('src/lib/language.ts', (text) =>
    text.replace("['en', 'es']", "['en', 'es', 'vi']"),
  );
  await copy.edit('src/collections.ts', (text) =>
    text.replace("es: 'Spanish'", "es: 'Spanish', vi: 'Vietnamese'"),
  );
  await addWords();
  // A language that the check has no rules for.
  await writeFile(
    join(copy.folder, 'src/content-lint/words.vi.ts'),
    "import type { LintWords } from './words.en.ts';\nexport const VIETNAMESE_LINT: LintWords = { usual: /^(?:và|của|là|không)$/ };\n",
  );
  await addContent();
  built = await copy.build();
});
afterAll(() => copy.remove());

it('a third language is one word in the list, its words, and content', async () => {
  expect(built, built.output.slice(-2000)).toMatchObject({ code: 0 });
  expect(await types()).toEqual([]);
});

it('its pages say their language, and each leads to the same page in the others', async () => {
  const page = await copy.built('vi/servicios.html');
  expect(page).toMatch(/<html lang="vi">/);
  for (const [language, path] of [
    ['en', '/services'],
    ['es', '/es/servicios'],
    ['vi', '/vi/servicios'],
  ])
    expect(page).toMatch(new RegExp(`<link[^>]*hreflang="${language}"[^>]*href="[^"]*${path}"`));
  expect(page).toMatch(/<a [^>]*href="\/services"[^>]*>[\s\S]{0,80}English/);
  const english = await copy.built('services.html');
  expect(english).toMatch(/<a [^>]*href="\/vi\/servicios"[^>]*>Tiếng Việt/);
  expect(english).toMatch(/<a [^>]*href="\/es\/servicios"[^>]*>Español/);
  // The form says what its island says, and asks the server in its language.
  expect(await copy.built('vi/llamada.html')).toContain('&quot;language&quot;:[0,&quot;vi&quot;]');
});

it('the check says what it did not read', async () => {
  const { output } = await node(copy.folder, ['src/content-lint/command.ts']);
  expect(output).toContain(
    'Not checked in Vietnamese, because no rules are written for it: claims, reading, reply, policies.',
  );
});

it('a file of words that is missing is a type error that names it, and so is a table without it', async () => {
  await rm(join(copy.folder, 'src/features/quiz/words.vi.ts'));
  await copy.edit('src/features/safety/words.ts', (text) => text.replace(/,\s*vi: \w+/, ''));
  const errors = await types();
  expect(errors.join('\n')).toMatch(
    /quiz\/words-by-language\.ts.* Cannot find module '\.\/words\.vi\.ts'/,
  );
  expect(errors.join('\n')).toMatch(/safety\/words\.ts.*Property 'vi' is missing/);
});
