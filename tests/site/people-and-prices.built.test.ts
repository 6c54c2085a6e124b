/** People, prices and FAQs in pages and structured data (R014–R019, R283–R287, R292). */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mainText, nodeOf, pageAt, pages, squeeze, texts } from './dist.ts';
import { broken } from './every-page.ts';

const LISTED = ['odessa', 'teo', 'juno', 'priya', 'wren'];

describe('a therapist', () => {
  it('with free times says what a session costs beside them', () => {
    const { $ } = pageAt('/therapists/juno');
    expect(squeeze($('#next h2').text())).toMatch(
      /^First sessions with Juno, \$\d+, flexible from \$\d+$/,
    );
  });

  it('without room leads to two who have, and to no call with somebody who is not there', () => {
    const { $ } = pageAt('/therapists/malik');
    const main = $('main');
    expect(main.find('#next')).toHaveLength(0);
    const block = $('h2')
      .filter((_, heading) => squeeze($(heading).text()) === 'If you’d rather not wait')
      .parent();
    const paths = block
      .find('a')
      .toArray()
      .map((a) => $(a).attr('href'));
    expect(paths).toHaveLength(2);
    for (const path of paths) {
      expect(path).toMatch(/^\/therapists\/(?!malik)\w+#next$/);
      expect(pageAt(String(path).replace('#next', '')).$('#next')).toHaveLength(1);
    }
  });
});

describe('team', () => {
  const { $ } = pageAt('/team');
  const cards = $('[data-filter]');

  it('R014 R016 shows five people; the sixth is only in the menu', () => {
    const hrefs = cards.find('a').toArray();
    const paths = hrefs.map((a) => $(a).attr('href'));
    expect(paths.toSorted()).toEqual(LISTED.map((id) => `/therapists/${id}`).toSorted());
    const days = cards.find('time').toArray();
    expect(days.length).toBeGreaterThan(0);
    const openings = days.map((day) => $(day).attr('datetime') ?? '');
    expect(openings).toEqual(openings.toSorted());
    const leaks = broken((page) => {
      const links = page.$('a[href="/therapists/malik"]').not('header a, #menu-sheet a');
      return links.length && page.route !== '/therapists/malik' ? 'links to malik' : undefined;
    });
    expect(leaks).toEqual([]);
  });

  it('R283 R284 R287 every card has portrait, badge, name, credentials, line, fact', () => {
    for (const card of cards.toArray()) {
      const text = squeeze($(card).text());
      expect($(card).find('img').attr('alt')).toMatch(/^Portrait of \S+/);
      expect($(card).find('h3')).toHaveLength(1);
      expect(text).toMatch(/Accepting/);
      expect($(card).find('p').length).toBeGreaterThan(3);
    }
  });

  it('the group portrait has everybody on the page and who answers the phone', () => {
    const drawing = $('main img[alt^="The team"]');
    const alt = drawing.attr('alt') ?? '';
    for (const name of cards.find('h3').toArray()) expect(alt).toContain(squeeze($(name).text()));
    expect(alt).toContain('Safiya');
    const svg = readFileSync('dist/team-portrait.svg', 'utf8');
    expect(svg.match(/<svg x=/g)).toHaveLength(cards.length + 1);
    expect(svg).not.toContain('var(--');
  });

  it('filters with CSS only: every option has a match and a rule', () => {
    const values = $('[data-team-filter] option:not([value="any"])').toArray();
    expect(values.length).toBeGreaterThan(8);
    for (const option of values) {
      const value = $(option).attr('value') ?? '';
      expect($(`[data-filter~="${value}"]`).length, $(option).text()).toBeGreaterThan(0);
      expect(pageAt('/team').html).toMatch(
        new RegExp(`:has\\(\\[value="?'?${value}["']?\\]:checked`),
      );
    }
  });
});

describe('profiles', () => {
  it.each(LISTED)('R015 R283 /therapists/%s says what a directory says', (id) => {
    const page = pageAt(`/therapists/${id}`);
    const text = mainText(page.route);
    for (const word of [
      'Works with',
      'Approaches',
      'Where',
      'Languages',
      'Session',
      'Fun fact',
      'License',
      'Next opening',
    ]) {
      expect(text).toContain(word);
    }
    expect(page.$('a[href^="https://www.bhec.texas.gov"]').length).toBeGreaterThan(0);
    const words = squeeze(page.$('main article').text()).split(' ').length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(400);
    const person = nodeOf(page, 'Person');
    expect(person?.name).toBe(squeeze(page.$('h1').text()));
    expect(text).toContain(String(person?.description));
  });

  it('D11 the sixth has a page with the available data and the fallback title', () => {
    expect(pageAt('/therapists/malik').$('title').text()).toMatch(/^Therapist Profile - /);
  });

  it('D44 R292 an associate’s name is followed by the supervisor’s, also in structured data', () => {
    const juno = pageAt('/therapists/juno');
    expect(squeeze(juno.$('h1').parent().text())).toMatch(
      /^Juno Sagebrush ?LMFT Associate .*Supervised by Dr\. Odessa Bluestem/,
    );
    expect(nodeOf(juno, 'Person')?.honorificSuffix).toBe(
      'LMFT Associate, supervised by Dr. Odessa Bluestem',
    );
  });

  it('D44 R292 no list, menu or link names the associate without the supervisor', () => {
    let named = 0;
    const wrong = broken(({ $ }) => {
      const places = $('body a, body b, body h3, body small').filter((_, element) =>
        $(element).text().includes('Juno Sagebrush'),
      );
      named += places.length;
      const alone = places
        .toArray()
        .map((element) => {
          const around = $(element).closest('li').add($(element).closest('p'));
          return (around.length ? around : $(element).parent()).text();
        })
        .filter((text) => !/supervised by Dr\. Odessa Bluestem/i.test(text));
      return alone.map(squeeze);
    });
    expect(wrong).toEqual([]);
    expect(named).toBeGreaterThan(pages.length);
  });

  it('D44 R292 a link that asks for the associate names the supervisor itself', () => {
    // Read alone by screen readers, in a list of links.
    const { $ } = pageAt('/get-matched');
    const links = texts($, 'a').filter((text) => text.startsWith('Ask for Juno Sagebrush'));
    expect(links).toEqual([expect.stringContaining('(supervised by Dr. Odessa Bluestem)')]);
  });
});

describe('fees and FAQs', () => {
  const fees = pageAt('/fees-and-faqs');

  it('R017 24 FAQs in six groups, with 40 to 120 words each', () => {
    expect(fees.$('#faqs h3')).toHaveLength(6);
    const answers = fees.$('#faqs details details').toArray();
    expect(answers).toHaveLength(24);
    for (const answer of answers) {
      const words = squeeze(fees.$(answer).children('div').text()).split(' ').length;
      expect(words, squeeze(fees.$(answer).text())).toBeGreaterThanOrEqual(40);
      expect(words, squeeze(fees.$(answer).text())).toBeLessThanOrEqual(120);
    }
  });

  it('only the first group of FAQs is unfolded, and each says how many it has', () => {
    const groups = fees.$('#faqs details:has(details)').toArray();
    expect(groups.map((group) => fees.$(group).is('[open]'))).toEqual(groups.map((_, at) => !at));
    for (const group of groups) {
      const asked = fees.$(group).find('details').length;
      expect(squeeze(fees.$(group).children('summary').text())).toMatch(
        new RegExp(`${asked} questions?$`),
      );
    }
  });

  it('R313 R314 R315 a session is a sentence, and a program a line with its options behind it', () => {
    expect(squeeze(fees.$('#prices h2').first().text())).toBe(
      '$150 to $290 a session; $100 to $250 with flexible pricing.',
    );
    const folded = fees.$('#prices details').toArray();
    const lines = folded.map((one) => squeeze(fees.$(one).children('summary').text()));
    expect(lines).toEqual([
      expect.stringMatching(/^Premarital Blueprint ?from \$699/),
      expect.stringMatching(/^3-Day Weekend Intensive ?from \$1,500/),
      expect.stringMatching(/^6-Session Reset ?from \$850/),
    ]);
    const options = folded.map((one) =>
      fees
        .$(one)
        .find('dd')
        .toArray()
        .map((price) => fees.$(price).text()),
    );
    expect(options).toEqual([
      ['$699', '$1,095', '$1,595'],
      ['$1,500', '$2,250'],
      ['$850', '$1,120'],
    ]);
  });

  it('structured data has each FAQ once, on the page with all of them, in the same words and order', () => {
    const asking = pages.filter((page) => nodeOf(page, 'FAQPage'));
    // The gallery shows every section, also those of other pages. It is not for search engines.
    expect(asking.map(({ route }) => route)).toEqual(['/component-templates', '/fees-and-faqs']);
    const wrong = broken((page) => {
      const told = nodeOf(page, 'FAQPage')?.mainEntity as {
        name: string;
        acceptedAnswer: { text: string };
      }[];
      const shown = page.$('details:has(> [id^="ask-"])').toArray();
      if (told.length !== shown.length) return 'another number of answers';
      return told.flatMap(({ name, acceptedAnswer }, index) => {
        const element = page.$(shown[index]);
        const same =
          squeeze(element.children('summary').text()) === name &&
          squeeze(element.children('div').text()) === squeeze(acceptedAnswer.text);
        return same ? [] : [name];
      });
    }, asking);
    expect(wrong).toEqual([]);
  });

  it('the superbill example adds up', () => {
    const text = mainText('/fees-and-faqs');
    expect(text).toMatch(/4 sessions at \$150, paid to us ?\$600/);
    expect(text).toMatch(/It pays 60% of the rest ?\$192/);
    expect(text).toMatch(/Left for you, per session ?\$102/);
    expect(text).toMatch(/good faith estimate/i);
  });
});

it('no text contains a typed price: all come from prices.yaml', () => {
  const root = 'src/content';
  const list = readFileSync(`${root}/prices.yaml`, 'utf8');
  const prices = new Set([...list.matchAll(/(?:price|low|high): (\d+)/g)].map(([, one]) => one));
  prices.delete('0');
  const retyped = globSync('**/*.{md,yaml}', { cwd: root })
    .filter((file) => !/^(?:prices\.yaml|README\.md)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/\$([\d,]+)/g)]
        .filter(([, amount = '']) => prices.has(amount.replaceAll(',', '')))
        .map(([amount]) => `${file}: ${amount}`),
    );
  expect(prices.size).toBeGreaterThan(8);
  expect(retyped).toEqual([]);
});

it('each answer stands in full on the page of all questions; elsewhere only where somebody may be afraid', () => {
  const inFull = (id: string): string[] =>
    pages
      .filter(({ $, route }) => route !== '/component-templates' && $(`#ask-${id}`).length > 0)
      .map(({ route }) => route);
  expect(inFull('flexible-pricing')).toEqual(['/fees-and-faqs']);
  expect(inFull('confidential').toSorted()).toEqual([
    '/crisis-couples',
    '/fees-and-faqs',
    '/not-the-first-step',
  ]);
  expect(inFull('violence')).toContain('/affair-recovery');
  const linked = pages.filter(
    ({ $ }) => $('main a[href="/fees-and-faqs#ask-confidential"]').length,
  );
  expect(linked.length).toBeGreaterThanOrEqual(3);
});
