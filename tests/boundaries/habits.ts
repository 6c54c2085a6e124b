/** House rules that a look at one file's text can decide. Each returns sentences; none means all is well. */
import { folderOf, isTest, type SourceFile } from './tree.ts';

/** Most tokens a class attribute may have; more belongs into a `ui` part or a utility. */
const MOST_TOKENS = 12;
const MOST_LINES = 300;

type Rule = (file: SourceFile) => string[];

const isMarkup = ({ path }: SourceFile): boolean => /\.(?:astro|tsx)$/.test(path);
const isConfig = (path: string): boolean => path === 'src/server/config.ts';

/** Lines of the text that match, as `file:line sentence`. */
function lines({ path, text }: SourceFile, pattern: RegExp, sentence: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${sentence}`] : []));
}

/** The template of an `.astro` file, without its fenced script and comments, line numbers kept. */
function templateOf(text: string): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, '');
  return text.replace(/^\s*---\r?\n.*?\r?\n---/s, blank).replace(/<!--.*?-->/gs, blank);
}

/** From `from` (just behind a `{`) to the brace that closes it. */
function braced(text: string, from: number): string {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(from, at);
  }
  return text.slice(from);
}

/** Every piece of literal text in a class attribute: the quoted value, or each string of an expression. */
function classLiterals(text: string): string[] {
  const quoted = [...text.matchAll(/\sclass(?:Name)?="([^"]*)"/g)].map(([, value = '']) => value);
  const expressions = [...text.matchAll(/\sclass(?:Name|:list)?=\{/g)].map((match) =>
    braced(text, match.index + match[0].length),
  );
  const strings = expressions.flatMap((code) =>
    [...code.matchAll(/(['"`])(.*?)\1/gs)].map(([, , value = '']) => value),
  );
  return [...quoted, ...strings];
}

const noEnvironment: Rule = (file) =>
  isConfig(file.path) || isTest(file.path)
    ? []
    : lines(
        file,
        /\bprocess\s*\.\s*env\b|\benv\b.*from 'node:process'/,
        'reads process.env outside src/server/config.ts',
      );

const noInlineDirective: Rule = (file) =>
  lines(file, /\bis:inline\b/, 'uses is:inline, which the content policy blocks');

const noStyleAttribute: Rule = (file) =>
  isMarkup(file)
    ? lines(
        file,
        /(?:^|\s)style(?:=["'{]|=\{\{)/,
        'has a style attribute, which the content policy blocks',
      )
    : [];

const shortClasses: Rule = (file) =>
  isMarkup(file)
    ? classLiterals(file.text)
        .map((value) => value.split(/\s+/).filter(Boolean))
        .filter(({ length }) => length > MOST_TOKENS)
        .map(
          (tokens) =>
            `${file.path}: ${tokens.length} classes in "${tokens.slice(0, 4).join(' ')} …"`,
        )
    : [];

const shortFiles: Rule = ({ path, text }) => {
  const count = text.trimEnd().split('\n').length;
  return count > MOST_LINES ? [`${path}: ${count} lines`] : [];
};

const noLeftovers: Rule = (file) => [
  ...lines(
    file,
    /\b(?:it|test|describe)(?:\.\w+)*\.(?:only|skip|fixme|todo)\b/,
    'runs or skips single tests',
  ),
  ...lines(
    file,
    new RegExp(`\\b(?:${['TO' + 'DO', 'FIX' + 'ME'].join('|')})\\b`),
    'leaves something open',
  ),
];

const lazyIslands: Rule = (file) => {
  if (!file.path.endsWith('.astro')) return [];
  const template = { path: file.path, text: templateOf(file.text) };
  const eager = lines(
    template,
    /\sclient:(?:load|idle)\b/,
    'wakes an island before anybody needs it',
  );
  return ['sections', 'layouts'].includes(folderOf(file.path))
    ? eager
    : [
        ...eager,
        ...lines(template, /\sclient:\w+/, 'has a client: directive outside sections and layouts'),
      ];
};

const namedForAConcept: Rule = ({ path }) =>
  /(?:^|\/)(?:utils?|helpers?|lib|misc|common)(?:\/|\.)|\/(?:types|constants)\.ts$/.test(path)
    ? [`${path}: is named for no concept`]
    : [];

/** Every rule of this file, by the sentence a failing test shows. */
export const HABITS: Readonly<Record<string, Rule>> = {
  'the environment is read in one place': noEnvironment,
  'no script escapes the bundle': noInlineDirective,
  'no style attributes': noStyleAttribute,
  'class attributes have at most 12 tokens': shortClasses,
  'no file is over 300 lines': shortFiles,
  'nothing is left open or skipped': noLeftovers,
  'islands sleep, and only sections and layouts wake them': lazyIslands,
  'files and folders are named for a concept': namedForAConcept,
};
