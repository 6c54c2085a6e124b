/**
 * Asks for the answers one by one, for people who prefer that to a file: walks through the schema, whose fields have
 * their questions (`asked.ts`). Each answer is checked alone; `readAnswers` checks them together.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { intro } from '@clack/prompts';
import * as z from 'zod';
import { answersSchema } from './answers.ts';
import { type Asked, type Context, questionOf } from './asked.ts';
import { FAMILIES, type Family, leadsOf, recolor } from '../looks/palette.ts';
import { line, step, yes } from './terminal.ts';

type Group = z.ZodObject<Record<string, z.ZodType>>;

/** Parts that can begin with what is answered: the question about each, and the default. */
const PART_QUESTIONS = {
  blog: ['Do you want a blog? It starts with one post about the free call', false],
  quiz: ['Do you want a quiz for couples? It starts with eight neutral statements', false],
  slots: ['Can people pick a time for the first call?', true],
  staffArea: ['Do you want the staff area (inbox of requests)?', true],
} as const;

async function parts({ said }: Context): Promise<Record<string, boolean>> {
  const on: Record<string, boolean> = { newsletter: said['newsletter'] !== undefined };
  for (const [part, [question, initial]] of Object.entries(PART_QUESTIONS))
    on[part] = await yes(question, initial);
  return on;
}

/** Colors whose texts can be read on their backgrounds, each family checked with those before it. */
async function colors({ root }: Context): Promise<z.input<typeof answersSchema>['colors']> {
  if (!(await yes('Do you have colors of your own?', false))) return {};
  const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const leads = leadsOf(css);
  const chosen: Partial<Record<Family, string>> = {};
  for (const family of FAMILIES) {
    const color = await line({
      message: `Color instead of ${family}`,
      schema: answersSchema.shape.colors.unwrap().valueType,
      initial: leads[family],
      check: (hex) => {
        try {
          recolor(css, { ...chosen, [family]: hex });
          return undefined;
        } catch (error) {
          return (error as Error).message.split('\n')[0];
        }
      },
    });
    if (color !== undefined) chosen[family] = color;
  }
  return Object.fromEntries(
    FAMILIES.filter((family) => chosen[family] !== leads[family]).map((family) => [
      family,
      chosen[family],
    ]),
  );
}

/** Answers that need more than a line. */
const OWN_WAYS: Readonly<Record<string, (context: Context) => Promise<unknown>>> = {
  parts,
  colors,
};

/** Below `optional` and `default`. */
function unwrapped(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema;
}

function bounds(list: z.ZodArray<Group>): { min: number; max: number } {
  const limits = (list._zod.def.checks ?? []).map(
    ({ _zod: { def } }) => def as { check: string; minimum?: number; maximum?: number },
  );
  return {
    min: limits.find(({ check }) => check === 'min_length')?.minimum ?? 0,
    max: limits.find(({ check }) => check === 'max_length')?.maximum ?? Infinity,
  };
}

/** Whether Enter alone can leave it out. */
const isOptional = (schema: z.ZodType): boolean => schema !== unwrapped(schema);
const questionText = ({ ask = '' }: Asked, context: Context): string =>
  typeof ask === 'string' ? ask : ask(context);

async function fields(group: Group, context: Context): Promise<Record<string, unknown>> {
  const self = context.self;
  for (const [key, schema] of Object.entries(group.shape)) {
    const answer = await answerTo(key, schema, { ...context, self });
    if (answer !== undefined) self[key] = answer;
  }
  return self;
}

/** Groups of a list, such as people; questions see the groups before. */
async function several(
  key: string,
  list: z.ZodArray<Group>,
  { ask: question, more = '', yes: isYes }: Asked,
  context: Context,
): Promise<unknown[]> {
  const { min, max } = bounds(list);
  const all: unknown[] = [];
  context.said[key] = all;
  if (question && !(await yes(questionText({ ask: question }, context), isYes?.(context) ?? true)))
    return all;
  do all.push(await fields(list.element, { ...context, self: {}, at: all.length }));
  while (all.length < min || (all.length < max && (await yes(more, false))));
  return all;
}

/** Nothing if it is not asked for or left out. */
async function answerTo(key: string, schema: z.ZodType, context: Context): Promise<unknown> {
  const how = questionOf(schema);
  if (!how || how.when?.(context) === false) return undefined;
  if (how.derive) return how.derive(context);
  if (how.step) nextStep(how.step);
  const own = OWN_WAYS[key];
  if (own && context.self === context.said) return own(context);
  const inner = unwrapped(schema);
  const isYes = how.yes?.(context) ?? true;
  if (inner instanceof z.ZodBoolean) return yes(questionText(how, context), isYes);
  if (inner instanceof z.ZodObject) {
    if (how.ask && !(await yes(questionText(how, context), isYes))) return undefined;
    return fields(inner as Group, { ...context, self: {} });
  }
  if (inner instanceof z.ZodArray && inner.element instanceof z.ZodObject && !how.read) {
    return several(key, inner as z.ZodArray<Group>, how, context);
  }
  const { example, initial, read, check } = how;
  return line({
    message: questionText(how, context),
    schema,
    canSkip: isOptional(schema) && !initial,
    ...(example !== undefined && { example }),
    ...(initial && { initial: initial(context) }),
    ...(read && { read: (typed: string) => read(typed, context) }),
    ...(check && { check: (answer: unknown) => check(answer, context) }),
  });
}

const STEPS = Object.values(answersSchema.shape).filter((schema) => questionOf(schema)?.step);
let at = 0;
function nextStep(title: string): void {
  at += 1;
  step(at, STEPS.length, title);
}

/** @param laws names of the files in `src/content/laws` @throws {Stopped} on Ctrl+C or Escape */
export async function ask(root: string, laws: readonly string[]): Promise<Record<string, unknown>> {
  intro('Your practice. Nothing is changed before the end; Ctrl+C stops.');
  const said: Record<string, unknown> = {};
  return fields(answersSchema as unknown as Group, { root, laws, said, self: said, at: 0 });
}
