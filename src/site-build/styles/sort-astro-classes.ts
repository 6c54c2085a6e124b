/**
 * Prettier plugin: sorts Tailwind classes in `.astro` files. `prettier-plugin-tailwindcss` sorts them in `.tsx` only,
 * because it does not know the syntax tree of `prettier-plugin-astro` 1.
 */
import type { Parser, ParserOptions } from 'prettier';
import * as astro from 'prettier-plugin-astro';
import { createSorter } from 'prettier-plugin-tailwindcss/sorter';

interface Node {
  type: string;
  [key: string]: unknown;
}

interface Text extends Node {
  value: string;
  raw: string;
}

const sorter = createSorter({
  base: `${import.meta.dirname}/../../..`,
  stylesheetPath: './src/styles/global.css',
});
const base = astro.parsers.astro as Parser<Node>;

/** String literals below `node`; those in conditions are not class lists. */
function* literals(node: unknown): Generator<Text> {
  if (Array.isArray(node)) for (const one of node) yield* literals(one);
  if (!node || typeof node !== 'object') return;
  const { type, value } = node as Node;
  if (type === 'Literal' && typeof value === 'string') yield node as Text;
  else if (type !== 'BinaryExpression') for (const one of Object.values(node)) yield* literals(one);
}

/** `class`, `class:list` or `className`, anywhere below `node`. */
function* classAttributes(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* classAttributes(one);
  if (!node || typeof node !== 'object') return;
  const { type, name } = node as Node;
  if (type === 'JSXAttribute' && /^class/.test((name as { name: string }).name)) yield node as Node;
  else for (const one of Object.values(node)) yield* classAttributes(one);
}

export const parsers = {
  astro: {
    ...base,
    async parse(text: string, options: ParserOptions<Node>): Promise<Node> {
      const [tree, { sortClassAttributes }] = await Promise.all([
        base.parse(text, options),
        sorter,
      ]);
      for (const { value: attribute } of classAttributes(tree)) {
        for (const literal of literals(attribute)) {
          const [sorted = ''] = sortClassAttributes([literal.value]);
          literal.raw = literal.raw.replace(literal.value, () => sorted);
          literal.value = sorted;
        }
      }
      return tree;
    },
  },
};
