/** A practice that writes Spanish first is built as any other, and every check of a built site holds for it, with pages in English and without. */
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { DAY_WORDS } from '#lib/day-words.ts';
import { type Copy, ROOT } from '../editor/copy.ts';
import { copyProject, node, practice, type Ran } from './build.ts';

let copy: Copy;
let made: Ran;

beforeAll(async () => {
  copy = await copyProject();
  made = await practice(copy.folder, '--answers', join(ROOT, 'tests/practice/el-paso.yaml'));
});
afterAll(() => copy.remove());

/** Its files below `tests/practice/english`, the menu that leads to them, its policies and facts in English. */
async function writeEnglish({ folder, edit }: Copy): Promise<void> {
  await cp(join(ROOT, 'tests/practice/english'), join(folder, 'src/content'), { recursive: true });
  await edit(
    'src/content/footer.yaml',
    (text) =>
      text +
      stringify({
        en: {
          title: 'Pages',
          links: [
            { text: 'Help now', href: '/en/help-now' },
            { text: 'Services', href: '/en/services' },
            { text: 'Team', href: '/en/team' },
            { text: 'Fees', href: '/en/fees' },
            { text: 'Quiz', href: '/en/quiz' },
            { text: 'Free call', href: '/en/free-call' },
          ],
        },
      }),
  );
  const english = parse(
    await readFile(join(ROOT, 'src/practice/starter/data/policies.yaml'), 'utf8'),
  ) as Record<string, { text: string }>;
  await edit('src/content/policies.yaml', (text) => {
    const policies = Object.entries(parse(text) as Record<string, object>);
    return stringify(
      Object.fromEntries(
        policies.map(([name, one]) => [name, { ...one, translated: { en: english[name]?.text } }]),
      ),
      { lineWidth: 0 },
    );
  });
  const original = await readFile(join(folder, 'src/content/legal/privacy-policy.md'), 'utf8');
  const [, written = ''] = /^date: '?([\d-]+)/m.exec(original) ?? [];
  await edit('src/content/pages/en/privacy.md', (text) =>
    text.replace('{{day}}', DAY_WORDS.en.long(written)),
  );
  await edit('src/site.config.ts', (text) =>
    text
      .replace(
        'translations: {},',
        "translations: { en: { tagline: 'Therapy in El Paso', quickExit: 'a weather page' } },",
      )
      // The answers leave its English name out.
      .replace(
        "{ es: 'Terapia individual' }",
        "{ en: 'Individual Therapy', es: 'Terapia individual' }",
      ),
  );
}

async function expectWhole(): Promise<void> {
  const build = await copy.build();
  expect(build, build.output.slice(-2000)).toMatchObject({ code: 0 });
  expect(await copy.built('index.html')).toMatch(/<html lang="es-US">/);
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { code, output } = await node(copy.folder, [vitest, 'run', '--project', 'site']);
  expect([...output.matchAll(/^\s*FAIL .*/gm)].map(([line]) => line.trim())).toEqual([]);
  expect(output).toMatch(/Tests {2}\d{2,} passed/);
  expect(code).toBe(0);
}

it('is written, built and checked in Spanish, with no page in English', async () => {
  expect(made, made.output).toMatchObject({ code: 0 });
  await expectWhole();
  expect(await copy.built('sitemap-0.xml')).not.toContain('hreflang');
  expect(await copy.built('index.html')).not.toMatch(/href="\/en\b|>English</);
});

describe('with pages in English below /en', () => {
  beforeAll(() => writeEnglish(copy));

  it('says nothing is to be changed in them', async () => {
    const { code, output } = await node(copy.folder, ['src/content-lint/command.ts']);
    expect(output).toContain(' 0 to be changed, 0 worth a look');
    expect(code).toBe(0);
  });

  it('is built and checked as a whole', async () => {
    await expectWhole();
    expect(await copy.built('en.html')).toMatch(/<html lang="en">/);
    expect(await copy.built('sitemap-0.xml')).toContain('hreflang="x-default"');
  });

  it('receives forms from them in English, and from all others in Spanish', async () => {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const { code, output } = await node(copy.folder, [
      ...[vitest, 'run', '--project', 'deep-site', 'translated-forms'],
    ]);
    expect(code, output.slice(-2000)).toBe(0);
    expect(output).toMatch(/Tests {2}12 passed/);
  });
});
