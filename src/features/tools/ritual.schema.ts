/** The ritual creator: one prompt from each of three groups, combined on a card to print. */
import * as z from 'zod';
import { text } from '#lib/content/fields.ts';

export const ritualSchema = z.strictObject({
  minutes: z
    .number('write how many minutes the ritual takes, for example: 20')
    .int()
    .min(5, 'a ritual needs at least five minutes')
    .max(60, 'an hour is the most that a tired week has room for'),
  groups: z
    .array(
      z.strictObject({
        title: text('Look back', 30),
        hint: text('One honest look at the week, kindly.', 80),
        prompts: z
          .array(text('Name your week as weather.', 110))
          .min(2, 'write at least two prompts to choose from')
          .max(8, 'more than eight prompts are hard to choose from'),
      }),
    )
    .length(3, 'write exactly three groups; the card has room for three'),
});

export type Ritual = z.infer<typeof ritualSchema>;

/** Both count from one. */
export function promptId(group: number, prompt: number): string {
  return `ritual-${group + 1}-${prompt + 1}`;
}

/** Shows the chosen prompt of each group on the card. */
export function ritualRules({ groups }: Ritual): string {
  const chosen = groups.flatMap(({ prompts }, group) =>
    prompts.map((_, prompt) => {
      const id = promptId(group, prompt);
      return `[data-ritual]:has(#${id}:checked) [data-prompt=${id}]{display:block}`;
    }),
  );
  return `[data-prompt]{display:none}${chosen.join('')}`;
}
