/** `npm run practice` in a real terminal: what it asks, explains, and finally writes. */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { type Answers, readAnswers } from '../../src/practice/answers/answers.ts';
import type { Copy } from '../editor/copy.ts';
import { ANSWERS, copyProject, FONT, node } from './build.ts';
import { terminal, type Terminal } from './terminal.ts';

const said = readAnswers(parse(readFileSync(ANSWERS, 'utf8')));
const COMMAND = `${process.execPath} src/practice/command.ts`;
const ENTER = '\r';
const CONTROL_C = '\u0003';

let copy: Copy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

type Typed = readonly [question: RegExp, keys: string, explained?: RegExp];

/** Waits for each question, and types its answer; a wrong one is explained before the next. */
async function answer(screen: Terminal, typed: readonly Typed[]): Promise<void> {
  for (const [question, keys, explained] of typed) {
    if (question.source) await screen.see(new RegExp(`◆ +.*${question.source}`));
    // A letter is all that a yes or no needs.
    screen.type(/^[yn]$/.test(keys) ? keys : keys + ENTER);
    if (!explained) continue;
    await screen.see(explained);
    // Clears the line.
    screen.type('\u0015');
  }
}

const opening = ({ from, to, opens, closes }: Answers['hours']['phone']): Typed[] => [
  [/first day/, from],
  [/last day/, to],
  [/: from/, opens],
  [/: until/, closes],
];
const yesNo = (yes: boolean): string => (yes ? 'y' : 'n');

function who({ people }: Answers): Typed[] {
  return people.flatMap((one, at): Typed[] => [
    [/: name/, one.name],
    [/lead the practice/, yesNo(one.leads)],
    [/Title inside/, one.role ?? ''],
    [/Credentials/, one.credentials],
    [/Pronouns/, one.pronouns ?? ''],
    [/One line/, one.oneLiner],
    [/fun fact/, one.funFact],
    [/Works with/, one.specialties.join(', ')],
    ...(at === 0
      ? ([
          [/Which of the services/, 'Massage', /there is no “massage”; write one of/],
          [/(?:)/, ''],
        ] satisfies Typed[])
      : ([[/Which of the services/, '']] satisfies Typed[])),
    [/Where \(in person/, ''],
    [/Languages/, one.languages.join(', ')],
    [/take new people/, yesNo(one.accepting)],
    [/Own fee/, ''],
    [/Lowest fee/, ''],
    [/License number/, one.license],
    [/can be checked/, one.lookup],
    [/under supervision/, yesNo(one.supervisor !== undefined)],
    ...(one.supervisor
      ? ([
          [/Supervisor: name/, one.supervisor.name],
          [/Supervisor: credentials/, one.supervisor.credentials],
          [/Supervisor: license/, one.supervisor.license],
          [/Supervisor: since/, one.supervisor.since],
        ] satisfies Typed[])
      : []),
    [/Another person/, yesNo(at < people.length - 1)],
  ]);
}

function services({ offers }: Answers): Typed[] {
  return offers.flatMap((one, at): Typed[] => [
    [/Service \d: name/, one.title],
    [/End of its address/, one.id],
    [/heading for its page/, one.heading],
    [/in one line/, one.subtitle],
    [/for its card/, one.summary],
    [/Words of the link/, ''],
    ...(at > 0 ? ([[/Another service/, yesNo(at < offers.length - 1)]] satisfies Typed[]) : []),
  ]);
}

const { place, prices } = said;
const [office] = said.offices;
if (!office) throw new Error('The answers have no office');
const WHERE: readonly Typed[] = [
  [/Country/, 'Canada', /for practices in the United States: its help lines/],
  [/(?:)/, 'USA'],
  [/language do you write first/, 'French', /write en for English or es for Spanish/],
  [/(?:)/, ''],
  [/Name of the practice/, said.name],
  [/legal name/, ''],
  [/City/, place.city],
  [/State/, 'Cascadia', /name of a state/],
  [/(?:)/, place.region.toLowerCase()],
  [/Cities/, place.cities.join(', ')],
  [/an office/, 'y'],
  [/City of the office/, ''],
  [/Street/, office.street],
  [/ZIP/, office.postalCode],
  [/Latitude/, 'Portland', /two numbers|a number/],
  [/(?:)/, office.point.join(', ')],
  [/Another office/, 'n'],
];
const ALL: readonly Typed[] = [
  ...WHERE,
  [/Tagline/, said.tagline],
  [/search engines/, said.description],
  [/Founded/, String(said.founded)],
  [/Address of the site/, said.url],
  [/Headline/, 'Come *extraordinarily* tired', /at most 12 characters/],
  [/(?:)/, ''],
  [/closes each page/, ''],
  [/how the practice began/, 'n'],
  // No number in the United States begins like this.
  [/Phone/, '(123) 045-6789', /there is no such number: the area code/],
  [/(?:)/, said.phone.replaceAll(/[() -]/g, '')],
  [/Email/, said.email],
  // Suggested from the state.
  [/Time zone/, ''],
  ...opening(said.hours.phone),
  ...opening(said.hours.sessions),
  [/profiles elsewhere/, ''],
  [/What you call it/, said.freeCall.name],
  [/How many minutes/, String(said.freeCall.minutes)],
  [/business hours you reply/, String(said.freeCall.replyHours)],
  ...services(said),
  [/emergencies/, said.crisisPage.title],
  [/A session, from/, `$${prices.standard.low}`],
  [/A session, to/, String(prices.standard.high)],
  [/flexible pricing, from/, String(prices.flexible.low)],
  [/flexible pricing, to/, String(prices.flexible.high)],
  [/late cancellation/, String(prices.lateCancellation)],
  [/Insurance/, 'medicaid', /write one of: superbills, private, plans/],
  [/(?:)/, ''],
  ...who(said),
  [/answers the phone/, said.frontDesk.name],
  [/Their role/, said.frontDesk.role],
  [/What they say/, said.frontDesk.quote],
  [/send a newsletter/, 'y'],
  [/Newsletter: name/, said.newsletter.name],
  [/what people get/, said.newsletter.promise],
  [/words of the button/, said.newsletter.button],
  [/want a blog/, 'y'],
  [/want a quiz/, 'n'],
  [/pick a time/, 'y'],
  [/staff area/, 'y'],
  [/colors of your own/, 'y'],
  [/instead of teal/, said.colors.teal ?? ''],
  [/instead of tan/, said.colors.tan ?? ''],
  [/instead of sage/, said.colors.sage ?? ''],
  [/instead of blue/, said.colors.blue ?? ''],
  [/instead of paper/, '#ff0000', /contrast of \d\.\d+ to 1 in the light scheme, and needs/],
  [/(?:)/, said.colors.paper ?? ''],
  [/font for headings/, 'y'],
  [/Font: name/, said.font?.family ?? ''],
  [/Font: file/, 'lora.woff2', /there is no file/],
  [/(?:)/, FONT],
  [/Font: license/, said.font?.license ?? ''],
  [/Logo/, ''],
];

it('changes nothing if it is stopped with Ctrl+C', async () => {
  const screen = terminal(copy.folder, COMMAND);
  await answer(screen, WHERE);
  await screen.see(/◆ +Tagline/);
  screen.type(CONTROL_C);
  const { code, screen: shown } = await screen.end();
  expect(shown).toContain('1 of 10: The practice');
  expect(shown).toContain('Nothing was changed.');
  expect(code).toBe(1);
  expect(existsSync(join(copy.folder, 'practice.lock.json'))).toBe(false);
  expect(existsSync(join(copy.folder, 'data'))).toBe(false);
});

it('says how to answer without a keyboard', async () => {
  const { code, output } = await node(copy.folder, ['src/practice/command.ts']);
  expect(output).toContain('-- --answers practice.yaml');
  expect(code).toBe(1);
});

it('explains wrong answers, asks before writing, and writes what an answers file writes', async () => {
  const screen = terminal(copy.folder, COMMAND);
  await answer(screen, ALL);
  await screen.see(
    /Written: \d+ files[\s\S]*97214[\s\S]*law of oregon[\s\S]*◆ +Write these files\?/,
  );
  screen.type('y');
  const { code, screen: shown } = await screen.end();
  expect(shown).toMatch(/10 of 10: Font and logo[\s\S]*Before you go live:/);
  expect(code).toBe(0);

  const file = join(copy.folder, 'answers.yaml');
  await writeFile(file, stringify({ ...said, font: { ...said.font, file: FONT } }));
  const command = ['src/practice/command.ts', '--answers', file, '--dry-run'];
  expect((await node(copy.folder, command)).output).toContain('Nothing to change');
  const kept = ['src/practice/command.ts', '--answers', 'data/practice.yaml', '--dry-run'];
  expect((await node(copy.folder, kept)).output).toContain('Nothing to change');
});
