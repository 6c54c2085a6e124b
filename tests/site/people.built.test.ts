/** People: cards, profiles, supervision, stories (R014–R016, R283–R287, R292). */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { mainText, nodeOf, pageAt, pages, read, squeeze, texts } from './dist.ts';
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
      // Whatever the element, except the path above a profile, whose heading is the name.
      const places = $('body *').filter(
        (_, element) =>
          [...element.childNodes].some(
            (node) => node.type === 'text' && node.data.includes('Juno Sagebrush'),
          ) && $(element).closest('script, [aria-label=Breadcrumb]').length === 0,
      );
      named += places.length;
      const alone = places
        .toArray()
        .map((element) => {
          const around = $(element).closest('li').add($(element).closest('p, tr'));
          return (around.length ? around : $(element).parent()).text();
        })
        .filter(
          (text) =>
            !/(?:supervised by Dr\.|supervisión de la Dra\.|supervisión: Dr\.) Odessa Bluestem/i.test(
              text,
            ),
        );
      return alone.map(squeeze);
    });
    expect(wrong).toEqual([]);
    expect(named).toBeGreaterThan(pages.length);
  });

  it('D44 feeds, and data about posts, name the supervisor of their author', () => {
    const feed = read('blog/rss.xml');
    const creators = [...feed.matchAll(/<dc:creator>(.*?)</g)].map(([, name]) => name);
    const data = JSON.parse(read('blog/feed.json')) as { items: { authors: { name: string }[] }[] };
    const names = [
      ...creators,
      ...data.items.flatMap(({ authors }) => authors.map(({ name }) => name)),
    ];
    const juno = names.filter((name) => name?.startsWith('Juno Sagebrush'));
    expect(new Set(juno)).toEqual(new Set(['Juno Sagebrush (supervised by Dr. Odessa Bluestem)']));
    const post = pages.find(({ route }) => route.startsWith('/blog/2-'));
    expect(post && nodeOf(post, 'BlogPosting')?.author).toMatchObject({
      name: 'Juno Sagebrush',
      honorificSuffix: 'LMFT Associate, supervised by Dr. Odessa Bluestem',
    });
  });

  it('D44 R292 a link that asks for the associate names the supervisor itself', () => {
    // Read alone by screen readers, in a list of links.
    const { $ } = pageAt('/get-matched');
    const links = texts($, 'a').filter((text) => text.startsWith('Ask for Juno Sagebrush'));
    expect(links).toEqual([expect.stringContaining('(supervised by Dr. Odessa Bluestem)')]);
  });
});
/** Front matter with file names. */
const all = (folder: string): { id: string; data: Record<string, unknown> }[] =>
  globSync(`src/content/${folder}/*.md`).map((path) => ({
    id: path.replace(/^.*\/|\.md$/g, ''),
    data: parse(readFileSync(path, 'utf8').split(/---\r?\n/)[1] ?? ''),
  }));

describe('people', () => {
  const people = all('therapists');

  it('therapists with an individual fee match the individual filter', () => {
    const wrong = people
      .filter(({ data }) => (data['fees'] as { individual?: number } | undefined)?.individual)
      .filter(({ data }) => !(data['clientFocus'] as string[]).includes('individual'));
    expect(people.length).toBeGreaterThan(5);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('everyone listed has a license, and those without clients have no price', () => {
    const unlicensed = people.filter(
      ({ data }) => data['isAcceptingClients'] && data['license'] === undefined,
    );
    expect(unlicensed.map(({ id }) => id)).toEqual([]);
    expect(mainText('/therapists/malik')).not.toMatch(/\$\d/);
  });
});

it('an associate writes posts only after the supervision began', () => {
  const began = new Map(
    all('therapists').flatMap(({ id, data }) => {
      const { since } = (data['supervisor'] ?? {}) as { since?: string };
      return since ? [[id, new Date(`1 ${since} UTC`)] as const] : [];
    }),
  );
  const theirs = all('posts').filter(
    ({ data }) => began.has(String(data['author'])) && data['noindex'] !== true,
  );
  expect(theirs.length).toBeGreaterThan(2);
  const tooEarly = theirs.filter(
    ({ data }) => new Date(String(data['date'])) < (began.get(String(data['author'])) ?? 0),
  );
  expect(tooEarly.map(({ id }) => id)).toEqual([]);
});

it('a profile shows the face, one line and the way to book before the facts', () => {
  for (const id of ['odessa', 'juno']) {
    const { $ } = pageAt(`/therapists/${id}`);
    const order = $('main')
      .find('h1, a[href^="/vibe-check#with="]:not(li *), dl, article')
      .toArray()
      .map(({ tagName }) => tagName);
    expect(order.slice(0, 3)).toEqual(['h1', 'a', 'article']);
    expect($('main dl').text()).toContain('SAMPLE-');
  }
});
