/** Edits of an editor that go together in one build (`edited.test.ts`): new files, and changes of others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './copy.ts';

/** The day of the build; a post of the one after it waits. */
export const TODAY = '2031-01-06';
const TOMORROW = '2031-01-07';

const read = (file: string): string => readFileSync(join(ROOT, 'src/content', file), 'utf8');
const ABOUT =
  'description: A page that exists for one test and shows that nobody has to write code to add it.';

const post = (title: string, date: string, more = ''): string => `---
title: ${title}
description: The post ${title} exists for one test and shows that nobody has to write code to add one.
date: ${date}
author: teo
category: everyday-repairs
tags: [listening, only ${title.toLowerCase()}]
${more}---

Written *by an editor*, about ${title}.
`;

/** A page with valid front matter. */
export const PAGE = `---
title: Throw-away
description: A page that exists for one test and shows that nobody has to write code to add one.
sections:
  - kind: head
    title: Made without code
    lede: Front matter and a few lines of text.
    color: sage
  - kind: body
---

Written *by an editor*.
`;

/** Fields of the front matter with other values; `''` removes one. */
const withFields = (text: string, fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields).reduce(
    (changed, [name, value]) =>
      changed.replace(new RegExp(`^${name}: .*\\n`, 'm'), value && `${name}: ${value}\n`),
    text,
  );

const EPISODE = read('episodes/59-the-sunday-check-in.md').replace(/legacyPaths:\n.*\n/, '');
const episode = (number: number, name: string): string =>
  withFields(EPISODE, {
    number: String(number),
    title: `The ${name} episode`,
    slug: `the-${name}-episode`,
    description: `The ${name} episode stands here for one test of what an editor can add.`,
    guid: `episode-${name}`,
  });
const guide = (name: string): string =>
  withFields(read('guides/interrupt-the-spiral.md'), {
    title: `The ${name} guide`,
    description: `The ${name} guide stands here for one test of what an editor can add without code.`,
  });
const later = (text: string): string => withFields(text, { date: '2999-01-01' });
const draft = (text: string): string => text.replace('---\n', '---\ndraft: true\n');

/** New files, by their path in `src/content`. */
export const NEW_FILES: Readonly<Record<string, string>> = {
  'posts/31-unfinished.md': post('Unfinished', '2026-11-01', 'draft: true\n'),
  'posts/32-tomorrow.md': post('Tomorrow', TOMORROW),
  // Comes out on its day.
  'posts/33-finished.md': post('Finished', TODAY, 'legacyPaths: [/mlcblog/finished]\n'),
  'pages/throw-away.md': PAGE,
  'pages/draft.md': draft(withFields(PAGE, { title: 'Draft' })),
  'episodes/ready.md': episode(60, 'ready'),
  'episodes/later.md': later(episode(61, 'later')),
  'episodes/hidden.md': draft(episode(62, 'hidden')),
  'guides/ready-guide.md': guide('ready'),
  'guides/later-guide.md': later(guide('later')),
  'guides/hidden-guide.md': draft(guide('hidden')),
  // A program without a price shows the default one (R318).
  'programs/no-price.md': withFields(read('programs/reset.md'), { offer: '', order: '9' }),
  'therapists/nadia.md': withFields(
    read('therapists/priya.md').replace(/legacyPaths:.*\n(?: +-.*\n)*/, ''),
    { name: 'Nadia Elm', description: ABOUT.slice('description: '.length) },
  ),
  'pages/porch-light.md': `---
title: Porch Light
${ABOUT}
sections:
  - kind: campaign
    heading: We left the light on.
    lede: For couples who come home at different hours.
    facts: [Evenings, Weekends]
    drawing: weekend
    quote: { text: I’ll be up., person: wren, where: has evenings }
    steps:
      - { title: You call., text: At any hour of ours. }
      - { title: We answer., text: At the same hour. }
      - { title: You come., text: The light is on. }
    cta: { text: Book a free Vibe Check, href: /vibe-check }
---

Written for a test.
`,
  'notices/quiet-hours.md': `---
title: Quiet Hours
${ABOUT}
lede: When the phone is off.
order: 8
lastReviewed: 2026-11-20
---

**In short:** at night.

## When

_From nine to nine._

Then it is on again.
`,
  'jobs/lamp-keeper.md': `---
title: Lamp Keeper
${ABOUT}
summary: You keep the lamp.
order: 3
posted: 2026-11-20
until: 2031-01-31
employment: part-time
hours: Evenings
place: Dallas office
pay: { from: 30, to: 30, per: hour }
---

You keep it lit.
`,
  'issues/the-third-cup.md': `---
title: The third cup
${ABOUT}
lede: One more.
number: 5
date: 2026-11-25
---

And then no more.
`,
};

/** The text of `file` with `from` replaced. Throws if it does not contain it. */
function replaced(file: string, ...changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    return text.replace(from, to);
  }, read(file));
}

/** The press section of the home page, which moves to before the team. */
const [PRESS = 'no press section'] =
  /\n {2}- kind: press\n(?: {4}.*\n)+/.exec(read('pages/index.md')) ?? [];

/** Changed files, by their path in `src/content`. */
export const CHANGED_FILES: Readonly<Record<string, string>> = {
  'prices.yaml': replaced(
    'prices.yaml',
    ['price: 1120', 'price: 1337'],
    ['price: 699', 'price: 711'],
  ),
  'pages/index.md': replaced(
    'pages/index.md',
    [PRESS, ''],
    ['\n  - kind: team\n', `${PRESS}\n  - kind: team\n`],
  ),
};
