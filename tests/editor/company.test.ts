/** One new file each: therapist, campaign, notice, job and newsletter issue become pages and appear in their lists. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copySite, type Copy } from './copy.ts';

const ABOUT =
  'description: A page that exists for one test and shows that nobody has to write code to add it.';
const FILES: Readonly<Record<string, string>> = {
  'pages/parking.md': `---
title: Parking
${ABOUT}
sections:
  - { kind: head, title: Where to park, lede: Behind the building., color: sage }
---
`,
  'campaigns/porch-light.md': `---
title: Porch Light
${ABOUT}
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

let site: Copy;
beforeAll(async () => {
  site = await copySite();
  for (const [file, text] of Object.entries(FILES))
    await site.edit(`src/content/${file}`, () => text);
  let priya = '';
  await site.edit('src/content/therapists/priya.md', (text) => {
    priya = text;
    return text;
  });
  await site.edit('src/content/therapists/nadia.md', () =>
    priya
      .replace(/legacyPaths:.*\n(?: +-.*\n)*/, '')
      .replace('name: Priya Marigold', 'name: Nadia Elm')
      .replace(/description: .*/, ABOUT.replace('A page', 'A profile')),
  );
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output);
});
afterAll(() => site.remove());

it.each([
  ['parking.html', 'Where to park'],
  ['porch-light.html', 'We left the light on.'],
  ['notices/quiet-hours.html', 'Quiet Hours'],
  ['join-our-team/lamp-keeper.html', 'Lamp Keeper'],
  ['resources/clarity-drip/the-third-cup.html', 'The third cup'],
  ['therapists/nadia.html', 'Nadia Elm'],
])('%s is a page', async (file, heading) => {
  expect((await site.built(file)).replace(/<\/?span[^>]*>/g, '')).toMatch(
    new RegExp(`<h1[^>]*>\\s*${heading.replaceAll('.', '\\.')}`),
  );
});

it.each([
  ['notices.html', '/notices/quiet-hours'],
  ['join-our-team.html', '/join-our-team/lamp-keeper'],
  ['resources/clarity-drip.html', '/resources/clarity-drip/the-third-cup'],
  ['team.html', '/therapists/nadia'],
  ['sitemap.html', '"/parking"'],
  ['sitemap.html', '/notices/quiet-hours'],
  ['sitemap.html', '/therapists/nadia'],
  ['sitemap-0.xml', '/join-our-team/lamp-keeper'],
])('%s lists %s', async (file, path) => {
  expect(await site.built(file)).toContain(path);
});

it.each(['sitemap.html', 'sitemap-0.xml'])('D07 %s does not list the campaign', async (file) => {
  expect(await site.built(file)).not.toContain('porch-light');
});
