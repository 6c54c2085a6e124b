/**
 * The declarations of all styles of the built site, for engines to be asked whether they know them. An engine drops a
 * declaration that it does not know, without a word.
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIST } from './dist.ts';

/** Arguments of `CSS.supports`: a property and a value, or a condition. */
export type Question = readonly string[];

export interface Declaration {
  property: string;
  value: string;
  /** Conditions of the `@supports` rules around it. */
  conditions: readonly string[];
  /** The same property before it in the same block, also with an engine's prefix. */
  fallbacks: readonly Question[];
}

/** Rules whose contents are descriptors, not declarations. */
const DESCRIPTORS =
  /^@(?:font-face|property|counter-style|page|font-palette-values|view-transition)/;
/** What ends a part of a stylesheet, or encloses some. */
const TOKENS = /\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\\[\s\S]|[(){};]/g;

/** Prefix of a property or value that is for the engine it names. */
const PREFIX = /^-(?:webkit|moz|ms|o)-/;

interface Block {
  conditions: readonly string[];
  isSkipped: boolean;
  own: [property: string, value: string][];
}

/**
 * Every declaration of a stylesheet, nested rules included. Without custom properties, which accept
 * any value, and without values that read one, which no engine judges before it is used.
 */
export function declarationsOf(css: string): Declaration[] {
  const found: Declaration[] = [];
  const stack: Block[] = [{ conditions: [], isSkipped: false, own: [] }];
  const text = css.replace(/<!\[CDATA\[|\]\]>/g, '');
  let start = 0;
  let depth = 0;
  const declare = (part: string): void => {
    const block = stack.at(-1);
    const [, property = '', value = ''] = /^([a-z-][\w-]*)\s*:\s*([\s\S]+)$/i.exec(part) ?? [];
    if (block && !block.isSkipped && property && !property.startsWith('--'))
      block.own.push([property, value.replace(/\s*!important$/, '').trim()]);
  };
  const open = (prelude: string): void => {
    const { conditions = [], isSkipped = false } = stack.at(-1) ?? {};
    const [, condition] = /^@supports\s*([\s\S]+)$/.exec(prelude) ?? [];
    stack.push({
      conditions: condition === undefined ? conditions : [...conditions, condition.trim()],
      isSkipped: isSkipped || DESCRIPTORS.test(prelude),
      own: [],
    });
  };
  const close = (): void => {
    const { own = [], conditions = [] } = stack.pop() ?? {};
    for (const [index, [property, value]] of own.entries()) {
      if (value.includes('var(')) continue;
      const fallbacks = own
        .slice(0, index)
        .filter(([name]) => name.replace(PREFIX, '') === property);
      found.push({ property, value, conditions, fallbacks });
    }
  };
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    if (depth > 0 || !/^[{};]$/.test(token)) continue;
    const part = text
      .slice(start, index)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim();
    start = index + 1;
    if (token === '{') open(part);
    else {
      declare(part);
      if (token === '}') close();
    }
  }
  return found;
}

/** Files for other programs, and a program with a stylesheet of its own (src/content/README.md). */
const NOT_OURS = /^(?:~partytown|_astro\/editor\.)/;

/** Every distinct declaration of the built site: in pages, in drawings within them, in files. */
export function builtDeclarations(): Declaration[] {
  const read = (file: string): string => readFileSync(resolve(DIST, file), 'utf8');
  const inPages = globSync('**/*.html', { cwd: DIST }).flatMap((file) =>
    [...read(file).matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css),
  );
  const files = globSync('**/*.css', { cwd: DIST }).filter((file) => !NOT_OURS.test(file));
  const sheets = new Set([...inPages, ...files.map(read)]);
  const all = [...sheets].flatMap(declarationsOf);
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** An engine's answers, in the order of the questions. */
export type Ask = (questions: readonly Question[]) => Promise<boolean[]>;

/** Runs in the engine, so it uses nothing around it. */
export const supportsAll = (questions: readonly Question[]): boolean[] =>
  questions.map((question) => Reflect.apply(CSS.supports, CSS, [...question]) as boolean);

const textOf = (question: Question): string => question.join(': ');

/**
 * What an engine drops although nothing before it in the same block stands in for it, as
 * `property: value`, each once.
 */
export async function lacking(declarations: readonly Declaration[], ask: Ask): Promise<string[]> {
  const asked = declarations.filter(
    ({ property, value }) => ![property, value].some((text) => PREFIX.test(text)),
  );
  const ways = ({ property, value, fallbacks }: Declaration): Question[] => [
    [property, value],
    ...fallbacks,
  ];
  const questions = new Map<string, Question>();
  for (const one of asked)
    for (const question of [...ways(one), ...one.conditions.map((condition) => [condition])])
      questions.set(textOf(question), question);
  const answers = await ask([...questions.values()]);
  const known = new Map([...questions.keys()].map((text, index) => [text, answers[index]]));
  const isKnown = (question: Question): boolean => known.get(textOf(question)) === true;
  const dropped = asked.filter(
    (one) => one.conditions.every((condition) => isKnown([condition])) && !ways(one).some(isKnown),
  );
  return [...new Set(dropped.map(({ property, value }) => textOf([property, value])))].sort();
}

/** What an engine of README.md may lack, and what its visitors have instead. */
export const ENHANCEMENTS: Readonly<Record<string, string>> = {
  'break-before: column':
    'Firefox makes two chapters side by side equally high, wherever the second begins.',
  'field-sizing: content':
    'The select of time zones is as wide as its longest name, and may take a line of its own.',
  'forced-color-adjust: none': 'No system with Safari forces colors.',
  'text-size-adjust: 100%':
    'Desktops do not enlarge text; Safari on iPhones takes the prefixed one before it.',
  'text-wrap: pretty': 'The last line of a paragraph may be a single word.',
};

/** What an engine lacks without a fallback and without a reason; nothing, in an engine of README.md. */
export async function unexplained(ask: Ask): Promise<string[]> {
  const lacks = await lacking(builtDeclarations(), ask);
  return lacks.filter((declaration) => !(declaration in ENHANCEMENTS));
}
