/**
 * What `npm run practice` would write for some answers, through the content check: without a copy of the project, and in
 * one process, so that hundreds take seconds.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { unreadFile } from '#content-lint/file-names.ts';
import { check } from '#content-lint/lint.ts';
import { parseOnce, readProject, siteOf as checkedSite } from '#content-lint/project.ts';
import { type LawPack, lawPackSchema } from '#features/legal/law-pack.ts';
import { siteOf } from '#features/site/facts.schema.ts';
import { compile } from '#lib/redirects/compile.ts';
import { parseRules } from '#lib/redirects/rules.ts';
import { site } from '#site';
import { readAnswers } from '../../src/practice/answers/answers.ts';
import { contentOf } from '../../src/practice/content.ts';
import { KEPT } from '../../src/practice/plan.ts';
import { factsOf } from '../../src/practice/site-config.ts';
import { wordsOf } from '../../src/practice/words.ts';
import type { Generated } from './generated.ts';

// An object of its own: the rules find the facts of the generated practice in it.
vi.mock('#site', async (original) => {
  const { site: sample } = await original<typeof import('#site')>();
  return { site: { ...sample } };
});
const sample = { ...site };
const become = (facts: object): void => {
  for (const fact of Object.keys(site)) Reflect.deleteProperty(site, fact);
  Object.assign(site, facts);
};

const ROOT = join(import.meta.dirname, '../..');
const CONTENT = 'src/content/';
const TODAY = '2026-11-23';

/** Files that the command leaves where they are. */
const kept = globSync(`${CONTENT}**/*.*`, { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => KEPT.test(path));
const keptTexts = kept.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const);
const { fixed, pictures } = readProject(ROOT);
const ownPictures = [...pictures].filter((path) => path.startsWith('../'));

/** By the names of their files. */
export const PACKS: ReadonlyMap<string, LawPack> = new Map(
  keptTexts
    .filter(([path]) => path.startsWith(`${CONTENT}laws/`))
    .map(([path, text]) => [basename(path, '.yaml'), lawPackSchema.parse(parse(text))]),
);

/** A name is the practice's own to change, and a drawn one is sometimes the one of an associate. */
const CALLED_AFTER = /^this is called after an associate/;

/** The facts and files, without those that stay; paths are those of the project. */
async function writtenFor({ said, law }: Generated) {
  const answers = readAnswers(said);
  become(sample);
  const facts = siteOf(factsOf(answers, TODAY));
  const written = await contentOf(answers, wordsOf(answers, law, TODAY), law, (path) => path);
  return { answers, facts, written };
}

/** What these answers say to visitors, each text with its file. */
export async function textsOf(generated: Generated): Promise<(readonly [string, string])[]> {
  const { written } = await writtenFor(generated);
  return [...written]
    .filter(([path]) => path.startsWith(CONTENT) && /\.(?:md|yaml)$/.test(path))
    .flatMap(([path, text]) =>
      parseOnce(path.slice(CONTENT.length), String(text)).passages.map(
        (passage) => [path, passage.text] as const,
      ),
    );
}

/** What the check finds in what these answers write, one a line. */
export async function findingsOf(generated: Generated): Promise<string[]> {
  const { law } = generated;
  const { answers, facts, written } = await writtenFor(generated);
  become(facts);
  const lawFile = law
    ? [
        [
          `${CONTENT}laws/${answers.lawPack}.yaml`,
          stringify(law, { aliasDuplicateObjects: false }),
        ] as const,
      ]
    : [];
  const texts = [...new Map([...keptTexts, ...lawFile, ...written])].flatMap(
    ([path, text]): [string, string][] =>
      path.startsWith(CONTENT) ? [[path.slice(CONTENT.length), String(text)]] : [],
  );
  const content = texts
    .filter(([path]) => /\.(?:md|yaml)$/.test(path) && path !== 'README.md')
    .map(([path, text]) => parseOnce(path, text));
  const project = {
    fixed: { ...fixed, moved: compile(parseRules([], 'redirects.json'), facts.url).moved },
    recordings: new Map(),
    pictures: new Set([...ownPictures, ...texts.map(([path]) => path)]),
  };
  const whole = checkedSite(content, project, TODAY);
  return [
    ...texts.flatMap(([path]) => unreadFile(path)),
    ...content.flatMap((file) => check(file, whole)),
  ]
    .filter(({ rule, why }) => !(rule === 'supervisor' && CALLED_AFTER.test(why)))
    .map(
      ({ file, line, field, rule, words: found, why }) =>
        `${file}:${line} ${field} [${rule}] “${found}”: ${why}`,
    );
}
