import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { text } from '#lib/content/fields.ts';
import { DAYS } from '#lib/hours.ts';
import { countryOf } from '#features/country/countries.ts';
import { asked, ownText, saidAt } from './asked.ts';
import { FAMILIES } from '../looks/palette.ts';
import { clockTime, list, weekday } from './typed.ts';

/** There is one country; with another, the answer decides. */
const { stateNamed } = countryOf('US');

const region = z
  .string('write the state’s two letters, for example: OR')
  .regex(/^[A-Z]{2}$/, 'write the state’s two capital letters, for example: OR');

export const place = z.strictObject({
  city: asked(text('Springfield', 60), { ask: 'City', example: 'Springfield' }),
  state: asked(text('Oregon', 30), {
    ask: 'State',
    example: 'Oregon',
    read: (typed) => stateNamed(typed)?.state ?? typed,
    check: (name) =>
      stateNamed(String(name)) ? undefined : 'write the name of a state, for example: Oregon',
  }),
  region: asked(region.clone(), {
    derive: (context) => stateNamed(ownText(context, 'state'))?.region,
  }),
  cities: asked(
    z.array(text('Springfield', 60)).min(1, 'name at least one city, the nearest first'),
    {
      ask: 'Cities people come from, the nearest first (with commas between)',
      initial: (context) => ownText(context, 'city'),
      read: list,
    },
  ),
});

/** As maps copy it: `45.517, -122.645`. */
const point = z.tuple(
  [
    z.number('write a number, for example: 45.52').min(-90).max(90),
    z.number('write a number, for example: -122.68').min(-180).max(180),
  ],
  'write two numbers, for example: 45.517, -122.645',
);

const office = z.strictObject({
  city: asked(text('Springfield', 60), {
    ask: 'City of the office',
    initial: (context) => saidAt(context, 'place.city'),
  }),
  region: asked(region.clone(), { derive: (context) => saidAt(context, 'place.region') }),
  street: asked(text('100 Main Street, Suite 2', 100), {
    ask: 'Street and number',
    example: '100 Main Street, Suite 2',
  }),
  postalCode: asked(
    z
      .string('write the ZIP code in quotes, for example: "97201"')
      .regex(/^\d{5}$/, 'write five digits in quotes, for example: "97201"'),
    { ask: 'ZIP code', example: '97201' },
  ),
  point: asked(point, {
    ask: 'Latitude and longitude (right-click your office in an online map)',
    example: '45.517, -122.645',
    read: (typed) => list(typed).map(Number),
  }),
});

/** The main office first; none for a practice that is online only. */
export const offices = z
  .array(office)
  .max(4, 'write at most four offices')
  .default([])
  .describe('None: all sessions are online');

const day = z.enum(DAYS, `write one of: ${DAYS.join(', ')}`);
const clock = z
  .string('write a time in quotes, for example: "09:00"')
  .regex(/^\d\d:\d\d$/, 'write a time in quotes, with two digits each, for example: "09:00"');

/** `what` names the days and times in the questions. */
export const hours = (what: string) =>
  asked(
    z.strictObject({
      from: asked(day.clone(), {
        ask: `${what}: first day of the week`,
        initial: () => 'Monday',
        read: weekday,
      }),
      to: asked(day.clone(), {
        ask: `${what}: last day of the week`,
        initial: () => 'Friday',
        read: weekday,
      }),
      opens: asked(clock.clone(), {
        ask: `${what}: from`,
        initial: () => '09:00',
        read: clockTime,
      }),
      closes: asked(clock.clone(), {
        ask: `${what}: until`,
        initial: () => '17:00',
        read: clockTime,
        check: (time, { self }) =>
          String(time) > String(self['opens'])
            ? undefined
            : `write a time after ${String(self['opens'])}`,
      }),
      note: text('Weekends by appointment', 60).optional(),
    }),
    {},
  );

const hex = z
  .string('write a color in quotes, for example: "#5b3b6e"')
  .regex(/^#[\da-f]{6}$/i, 'write a color with six digits, for example: "#5b3b6e"');

/** Seen from here now, and from the saved answers later. */
const fullPath = (typed: string): string => (typed === '' ? '' : resolve(typed));
const isThere = (file: unknown): string | undefined =>
  existsSync(String(file)) ? undefined : `there is no file ${String(file)}`;

const font = z.strictObject({
  family: asked(text('Lora', 40), { ask: 'Font: name', example: 'Lora' }),
  file: asked(
    text('fonts/lora.woff2', 200).describe('A variable font, seen from the answers file'),
    {
      ask: 'Font: file (a variable font)',
      example: 'fonts/lora.woff2',
      read: fullPath,
      check: isThere,
    },
  ),
  license: asked(text('SIL Open Font License 1.1', 80), {
    ask: 'Font: license',
    initial: () => 'SIL Open Font License 1.1',
  }),
});

export const looks = {
  colors: asked(
    z
      .partialRecord(z.enum(FAMILIES, `write one of: ${FAMILIES.join(', ')}`), hex)
      .default({})
      .describe('A color per family; only its hue and how strong it is are used'),
    { step: 'Colors' },
  ),
  tokens: z
    .record(z.string(), hex)
    .default({})
    .describe('Single tokens of src/styles/tokens.css in the light scheme, as they are'),
  font: asked(font.optional().describe('For headings; without it, Newsreader stays'), {
    step: 'Font and logo',
    ask: 'Do you have a font for headings?',
    yes: () => false,
  }),
  logo: asked(
    text('logo.svg', 200)
      .optional()
      .describe('An SVG, seen from the answers file; without it, two plain rings'),
    {
      ask: 'Logo: an SVG file (nothing: two plain rings)',
      example: 'logo.svg',
      read: fullPath,
      check: isThere,
    },
  ),
};
