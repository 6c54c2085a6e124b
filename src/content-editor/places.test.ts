import { describe, expect, it } from 'vitest';
import type { PlacesAnswer } from '#staff/contract/editor/prepared.ts';
import { parseFile } from '#content-lint/parse.ts';
import { siteWith } from '#content-lint/rule-tester.ts';
import { consequences, openQuestions, type Versions } from './places.ts';

type Texts = Readonly<Record<string, string>>;

const page = (title: string, body = '', more = ''): string =>
  `---\ntitle: ${title}\n${more}---\n\n${body || 'Words.'}\n`;
const SITE: Texts = {
  'pages/index.md': page('Home', '[Grief](/grief#help)'),
  'pages/services.md': '---\ntitle: Services\nsections:\n  - kind: services\n---\n',
  'pages/grief.md': page('Grief Support', 'Back to [help](/grief#help).'),
  'pages/es/inicio.md': page(
    'Inicio',
    '[Duelo](https://hearthline.example.com/grief/?a=1#b "Duelo")',
  ),
  'footer.yaml':
    '# Links at the bottom.\na:\n  links:\n    - { text: Grief Support, href: /grief }\n',
  'posts/1-a.md': page(
    'A post',
    'Ask 🧶 for Grief\nSupport, or [see][one].\n\n[one]: /grief',
    'author: kim\n',
  ),
  'therapists/kim.md': '---\nname: Kim Alder\n---\n',
  'services/one.md': page('One service', '', 'people: [kim]\n'),
};

/** A save of these texts; `undefined` removes one. */
function saved(
  changes: Readonly<Record<string, string | undefined>>,
  { moved = {}, site = SITE }: { moved?: Record<string, string>; site?: Texts } = {},
) {
  const texts = new Map(Object.entries(site));
  const read = (all: ReadonlyMap<string, string>, known?: Versions['before']) =>
    new Map(
      [...all].map(([path, text]) => {
        const same = texts.get(path) === text ? known?.get(path) : undefined;
        return [path, same ?? parseFile(path, text)] as const;
      }),
    );
  const before = read(texts);
  const after = new Map(texts);
  for (const [path, text] of Object.entries(changes))
    if (text === undefined) after.delete(path);
    else after.set(path, text);
  const versions: Versions = { before, after: read(after, before), moved, site: siteWith(site) };
  return {
    asks: (...answers: PlacesAnswer[]) => openQuestions(versions, answers),
    writes: async (...answers: PlacesAnswer[]) =>
      Object.fromEntries(await consequences(versions, after, answers)),
  };
}

const GRIEF = 'pages/grief.md';
const moving = (to: string, text = SITE[GRIEF] ?? '', site = SITE) =>
  saved({ [GRIEF]: undefined, [to]: text }, { moved: { [GRIEF]: to }, site });

describe('a page that leaves the site', () => {
  const removal = saved({ [GRIEF]: undefined });

  it('asks with every place, names in words last, and proposes a page', () => {
    const [question, ...more] = removal.asks();
    expect(more).toEqual([]);
    expect(question).toMatchObject({
      path: GRIEF,
      change: 'removed',
      entry: 'Page: Grief Support',
      from: '/grief',
      mayStay: false,
    });
    expect(question?.places.map(({ path, words }) => `${path} ${words}`)).toEqual([
      'pages/index.md /grief#help',
      'pages/es/inicio.md https://hearthline.example.com/grief/?a=1#b',
      'footer.yaml /grief',
      'posts/1-a.md /grief',
      'footer.yaml Grief Support',
    ]);
    expect(question?.pages?.[0]).toEqual({ address: '/', title: 'Home' });
  });

  it('leads to the page that was chosen, and asks no more', async () => {
    const answer = { path: GRIEF, change: 'removed', leadTo: '/services' } as const;
    expect(removal.asks(answer)).toEqual([]);
    expect(await removal.writes(answer)).toEqual({
      'pages/services.md': (SITE['pages/services.md'] ?? '').replace(
        /---\n$/,
        'legacyPaths:\n  - /grief\n---\n',
      ),
    });
    expect(await removal.writes({ ...answer, leadTo: '' })).toEqual({});
  });

  it('is led to the list of its kind, or its part', () => {
    expect(saved({ 'services/one.md': undefined }).asks()[0]?.pages?.[0]?.address).toBe(
      '/services',
    );
    const hub = { ...SITE, 'pages/resources-hub.md': page('Hub') };
    expect(saved({ 'posts/1-a.md': undefined }, { site: hub }).asks()[0]?.pages?.[0]?.address).toBe(
      '/resources-hub',
    );
  });

  it('hands on its old addresses, but none that a redirect or another page has', async () => {
    const site = {
      ...SITE,
      [GRIEF]: page('Grief Support', '', 'legacyPaths: [/loss, /Contact/, /services]\n'),
    };
    const written = await saved({ [GRIEF]: undefined }, { site }).writes({
      path: GRIEF,
      change: 'removed',
      leadTo: '/',
    });
    expect(written['pages/index.md']).toContain('legacyPaths:\n  - /grief\n  - /loss\n');
    expect(written['pages/index.md']).not.toMatch(/contact|- \/services/i);
  });

  it('may be one of two that go together, or point at itself', () => {
    const both = saved({ [GRIEF]: undefined, 'pages/index.md': undefined });
    expect(both.asks()[0]?.places.some(({ path }) => path === 'pages/index.md')).toBe(false);
    const alone = saved(
      { [GRIEF]: undefined },
      { site: { [GRIEF]: SITE[GRIEF] ?? '', 'pages/index.md': page('Home') } },
    );
    expect(alone.asks()).toMatchObject([{ places: [], mayStay: true }]);
  });

  it('asks nothing of a draft to which nothing points, or of an answer that no page shows', () => {
    const site = {
      ...SITE,
      'pages/new.md': page('New', '', 'draft: true\n'),
      'faqs/x.md': page('X'),
    };
    expect(saved({ 'pages/new.md': undefined, 'faqs/x.md': undefined }, { site }).asks()).toEqual(
      [],
    );
  });

  it('as a draft is asked about, too, and is back at its address later', async () => {
    const draft = page('Grief Support', '', 'draft: true\n');
    const off = saved({ [GRIEF]: draft });
    expect(off.asks()).toMatchObject([{ change: 'draft', mayStay: false }]);
    const answer = { path: GRIEF, change: 'draft', leadTo: '/services' } as const;
    const led: Texts = { ...SITE, [GRIEF]: draft, ...(await off.writes(answer)) };
    expect(led['pages/services.md']).toContain('- /grief');
    const again = saved({ [GRIEF]: SITE[GRIEF] }, { site: led });
    expect(again.asks()).toEqual([]);
    expect(await again.writes()).toEqual({ 'pages/services.md': SITE['pages/services.md'] });
  });
});

describe('a page that is off the site for a while', () => {
  const old = 'legacyPaths: [/loss, /sorrow]\n';
  const shown = page('Grief Support', '', old);
  const site = { ...SITE, [GRIEF]: shown };
  const draft = page('Grief Support', '', `${old}draft: true\n`);
  const answer = { path: GRIEF, change: 'draft', leadTo: '/services' } as const;
  const services = SITE['pages/services.md'] ?? '';

  it('keeps its old addresses, has its visitors led elsewhere, and has all of them when it is back', async () => {
    const written = await saved({ [GRIEF]: draft }, { site }).writes(answer);
    expect(written).toEqual({
      'pages/services.md': services.replace(
        /---\n$/,
        'legacyPaths:\n  - /grief\n  - /loss\n  - /sorrow\n---\n',
      ),
    });
    const led: Texts = { ...site, [GRIEF]: draft, ...written };
    expect(await saved({ [GRIEF]: shown }, { site: led }).writes()).toEqual({
      'pages/services.md': services,
    });
  });

  it('may get another address with it: links stay, and the old address is among its own for later', async () => {
    const to = 'pages/mourning.md';
    const save = saved(
      { [GRIEF]: undefined, [to]: draft },
      { moved: { [GRIEF]: to }, site: { ...site, 'posts/1-a.md': '---\ntitle: A\n---\n' } },
    );
    const off = { ...answer, path: to };
    expect(save.asks()).toMatchObject([{ change: 'draft', from: '/grief' }]);
    expect(save.asks(off)).toEqual([]);
    const written = await save.writes(off);
    expect(written[to]).toContain('legacyPaths: [/loss, /sorrow, /grief]');
    expect(written['pages/services.md']).toContain('- /grief\n  - /loss\n  - /sorrow\n');
    expect(Object.keys(written).toSorted()).toEqual([to, 'pages/services.md']);
    const { [GRIEF]: _, ...rest } = site;
    const back = saved(
      { [to]: page('Grief Support', '', 'legacyPaths: [/loss, /sorrow, /grief]\n') },
      { site: { ...rest, ...written } },
    );
    expect(await back.writes()).toEqual({ 'pages/services.md': services });
  });

  it('may get another address meanwhile, or when it is back', async () => {
    const led: Texts = {
      ...site,
      [GRIEF]: draft,
      ...(await saved({ [GRIEF]: draft }, { site }).writes(answer)),
    };
    const to = 'pages/mourning.md';
    const moved = { [GRIEF]: to };
    const meanwhile = await saved(
      { [GRIEF]: undefined, [to]: draft },
      { moved, site: led },
    ).writes();
    expect(Object.keys(meanwhile)).toEqual([to]);
    expect(meanwhile[to]).toContain('[/loss, /sorrow, /grief]');
    const back = await saved({ [GRIEF]: undefined, [to]: shown }, { moved, site: led }).writes();
    expect(back[to]).toContain('legacyPaths: [/loss, /sorrow, /grief]');
    expect(back['pages/services.md']).toBe(services);
  });

  it('or waits for a day to come: it is asked about as if it were removed', async () => {
    const post = 'posts/1-a.md';
    const dated = (day: string) => page('A post', '', `date: '${day}'\nlegacyPaths: [/first]\n`);
    const dates = {
      ...SITE,
      'pages/index.md': page('Home', '[A post](/blog/1-a)'),
      [post]: dated('2026-01-01'),
    };
    const save = saved({ [post]: dated('2031-03-04') }, { site: dates });
    expect(save.asks()).toMatchObject([
      { change: 'later', until: 'March 4, 2031', mayStay: false, places: [{ words: '/blog/1-a' }] },
    ]);
    const later = { path: post, change: 'later', leadTo: '/services' } as const;
    expect(save.asks(later)).toEqual([]);
    const written = await save.writes(later);
    expect(written).toEqual({
      'pages/services.md': services.replace(
        /---\n$/,
        'legacyPaths:\n  - /blog/1-a\n  - /blog/1\n  - /first\n---\n',
      ),
    });
    // Its day came without a save; then it goes for good, to another page.
    const due = { ...dates, ...written };
    const gone = await saved({ [post]: undefined }, { site: due }).writes({
      path: post,
      change: 'removed',
      leadTo: '/grief',
    });
    expect(gone['pages/services.md']).not.toContain('/blog/1');
    expect(gone[GRIEF]).toContain('- /blog/1-a\n  - /blog/1\n');
  });
});

it('A page that is written again takes back what led to it', async () => {
  const text = page('Grief Support', '', 'legacyPaths: [/loss]\n');
  const { [GRIEF]: _, ...rest } = SITE;
  const site = {
    ...rest,
    'pages/index.md': page('Home', '', 'legacyPaths: [/grief, /start, /loss]\n'),
  };
  expect(await saved({ [GRIEF]: text }, { site }).writes()).toEqual({
    'pages/index.md': page('Home', '', 'legacyPaths: [/start]\n'),
  });
});

describe('a page that moves', () => {
  it('is followed by links as they are written, and its old address leads on', async () => {
    const one = moving('pages/mourning.md');
    expect(one.asks()).toMatchObject([
      { change: 'moved', from: '/grief', to: '/mourning', mayStay: true },
    ]);
    expect(
      await one.writes({ path: 'pages/mourning.md', change: 'moved', isChanged: true }),
    ).toEqual({
      'pages/mourning.md': page(
        'Grief Support',
        'Back to [help](/mourning#help).',
        'legacyPaths:\n  - /grief\n',
      ),
      'pages/index.md': page('Home', '[Grief](/mourning#help)'),
      'pages/es/inicio.md': page('Inicio', "[Duelo](/mourning?a=1#b 'Duelo')"),
      'footer.yaml': SITE['footer.yaml']?.replace('/grief', '/mourning'),
      'posts/1-a.md': SITE['posts/1-a.md']?.replace('/grief', '/mourning'),
    });
  });

  it('is followed where the address is also among the words, and where the address is the link', async () => {
    const own = 'https://hearthline.example.com/grief';
    const body = `[/grief](/grief "from /grief"), <${own}>, ${own}#a and [b][].\n\n[b]: /grief "/grief"`;
    const site = { [GRIEF]: SITE[GRIEF] ?? '', 'pages/index.md': page('Home', body) };
    const { 'pages/index.md': written } = await moving(
      'pages/mourning.md',
      site[GRIEF],
      site,
    ).writes();
    const to = own.replace('/grief', '/mourning');
    expect(written).toContain(
      `[/grief](/mourning 'from /grief'), <${to}>, ${to}#a and [b][].\n\n[b]: /mourning '/grief'\n`,
    );
  });

  it('is followed in a file with the line ends of Windows, which can take visitors, too', async () => {
    const home = (SITE['pages/index.md'] ?? '').replaceAll('\n', '\r\n');
    const site = { ...SITE, 'pages/index.md': home };
    const moved = await moving('pages/mourning.md', SITE[GRIEF], site).writes();
    expect(moved['pages/index.md']).toBe(page('Home', '[Grief](/mourning#help)'));
    const answer = { path: GRIEF, change: 'removed', leadTo: '/' } as const;
    const led = await saved({ [GRIEF]: undefined }, { site }).writes(answer);
    expect(led['pages/index.md']).toContain('legacyPaths:\n  - /grief\n');
  });

  it('leaves the places if that was chosen', async () => {
    const written = await moving('pages/mourning.md').writes({
      path: 'pages/mourning.md',
      change: 'moved',
      isChanged: false,
    });
    expect(Object.keys(written)).toEqual(['pages/mourning.md']);
  });

  it('twice collects its addresses, and back again gives up its own', async () => {
    const text = page('Grief Support', '', 'legacyPaths: [/first]\n');
    const site = { 'pages/index.md': page('Home'), [GRIEF]: text };
    const twice = await moving('pages/third.md', text, site).writes();
    expect(twice['pages/third.md']).toContain('legacyPaths: [/first, /grief]');
    const back = await moving('pages/first.md', text, site).writes();
    expect(back['pages/first.md']).toContain('legacyPaths: [/grief]');
  });

  it('is a person, too: names in fields follow, and have to', async () => {
    const one = saved(
      { 'therapists/kim.md': undefined, 'therapists/kim-alder.md': SITE['therapists/kim.md'] },
      { moved: { 'therapists/kim.md': 'therapists/kim-alder.md' } },
    );
    expect(one.asks()).toMatchObject([{ change: 'moved', mayStay: false }]);
    const written = await one.writes();
    expect(written['posts/1-a.md']).toContain('author: kim-alder\n');
    expect(written['services/one.md']).toContain('people: [kim-alder]\n');
  });
});

describe('a new title', () => {
  const renamed = saved({ [GRIEF]: page("'Mourning: a start'", 'Back to [help](/grief#help).') });

  it('asks about the places with the old one, and writes it there as fields need it', async () => {
    expect(renamed.asks()).toMatchObject([
      { change: 'renamed', from: 'Grief Support', to: 'Mourning: a start', mayStay: true },
    ]);
    const written = await renamed.writes({ path: GRIEF, change: 'renamed', isChanged: true });
    expect(Object.keys(written)).toEqual(['footer.yaml', 'posts/1-a.md']);
    expect(written['footer.yaml']).toContain("{ text: 'Mourning: a start', href: /grief }");
    expect(written['posts/1-a.md']).toContain('Ask 🧶 for Mourning: a start, or [see][one].');
  });

  it('leaves them if that was chosen, and does not ask again', async () => {
    const answer = { path: GRIEF, change: 'renamed', isChanged: false } as const;
    expect(renamed.asks(answer)).toEqual([]);
    expect(await renamed.writes(answer)).toEqual({});
  });

  it('that holds the old one is not written twice where it is already', async () => {
    const site = {
      ...SITE,
      'pages/index.md': page('Home', 'Grief Support, or Grief Support Now.'),
    };
    const longer = saved({ [GRIEF]: page('Grief Support Now') }, { site });
    expect((await longer.writes())['pages/index.md']).toBe(
      page('Home', 'Grief Support Now, or Grief Support Now.'),
    );
  });

  it('is no question where nobody names it', () => {
    expect(
      saved({ 'services/one.md': page('Two services', '', 'people: [kim]\n') }).asks(),
    ).toEqual([]);
  });
});
