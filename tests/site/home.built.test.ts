/** The home page: header, footer, sections and contact form, as visitors find them by headings, links and landmarks. */
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { waysToHelp } from '#features/safety/help-lines.ts';
import { site } from '#site';
import { isOn } from './parts.ts';
import { serviceLabels } from '#features/booking/service-choices.ts';
import { CONTACT_PATH, CONTACT_WAYS } from '#features/booking/contact.schema.ts';
import { DIST, pageAt, squeeze } from './dist.ts';
import { broken } from './every-page.ts';

const home = pageAt('/');
const { $ } = home;

type Nodes = ReturnType<CheerioAPI>;
type Node = Nodes[number];

function textOf(nodes: Nodes): string {
  return squeeze(nodes.text());
}

/** The innermost section around the first heading (or the form's title) that matches `heading`. */
function section(heading: string): Nodes {
  const title = $('main h1, main h2, main h3, main p, main legend').filter(
    (_, element) => textOf($(element)) === heading,
  );
  if (title.length === 0) throw new Error(`The home page has no heading "${heading}"`);
  return title.first().closest('section, form, article, div[id]');
}

/** Link targets inside `nodes` whose text contains `text`. */
function hrefs(nodes: Nodes, text = ''): string[] {
  return nodes
    .find('a[href]')
    .toArray()
    .filter((a) => textOf($(a)).includes(text))
    .map((a) => $(a).attr('href') ?? '');
}

function texts(nodes: Nodes, selector: string): string[] {
  return nodes
    .find(selector)
    .toArray()
    .map((element) => textOf($(element)));
}

const body: Nodes = $('body');
const main: Nodes = $('main');
const header: Nodes = $('header').first();
const footer: Nodes = $('footer').last();
const find = (selector: string): Nodes => $(selector);
const one = (node: Node): Nodes => $(node);

describe('header', () => {
  it('R019 D25 the Therapy menu starts with the overview', () => {
    expect(hrefs(header)).toContain('/therapy');
  });

  it('R151 groups of the Therapy menu', () => {
    const text = texts(header, 'h2, h3, h4, p, summary, span, legend');
    expect(text).toContain('Couples Counseling');
    expect(text).toContain('Programs & Entry Offers');
    expect(text).toContainEqual(expect.stringMatching(/^individual counsell?ing$/i));
  });

  it('R152 R016 Our Team: overview and six therapists, one of them only in the menu', () => {
    const ids = new Set(hrefs(header).filter((href) => href.startsWith('/therapists/')));
    const elsewhere = new Set(
      hrefs(find('main, footer')).filter((href) => href.startsWith('/therapists/')),
    );
    expect(hrefs(header)).toContain('/team');
    expect(ids.size).toBe(6);
    expect([...ids].filter((id) => !elsewhere.has(id))).toHaveLength(1);
    // And who answers the phone.
    expect(hrefs(find('#team-menu'), 'Safiya Primrose')).toEqual(['/vibe-check']);
  });

  it('R153 fees and resources', () => {
    expect(hrefs(header, 'Fees & FAQs')).toContain('/fees-and-faqs');
    expect(hrefs(header, 'Resources Hub')).toContain('/resources-hub');
  });

  it('R154 links to the Vibe Check', () => {
    expect(hrefs(header, 'Book My Free 15-Min Vibe Check')).toContain('/vibe-check');
  });

  it('R159 every item of both menus has a description', () => {
    // The links at the foot of a menu lead to lists.
    const items = find('header [popover] li a, header [popover] p > a:has(+ small)');
    expect(items.length).toBe(16);
    // The one link without room inside has its description next to it.
    const bare = items
      .toArray()
      .filter((item) => !/\w/.test(one(item).find('b + span').add(one(item).next('small')).text()));
    expect(bare.map((item) => one(item).text().trim())).toEqual([]);
  });

  it('R159 D63 every service in both menus has a line drawing, on paper in its color', () => {
    const entries = find('#therapy-menu li a, #menu-sheet details a[data-color]').toArray();
    expect(entries).toHaveLength(16);
    const drawings = entries.map((entry) => one(entry).find('img').attr('src') ?? '');
    const [file = ''] = drawings[0]?.split('#') ?? [];
    const views = readFileSync(resolve(DIST, `.${file}`), 'utf8');
    expect(drawings.filter((src) => !views.includes(`<view id="${src.split('#')[1]}"`))).toEqual(
      [],
    );
    expect(new Set(drawings).size).toBe(8);
    expect(entries.filter((entry) => !one(entry).attr('data-color'))).toEqual([]);
  });

  it('F1 an opened menu begins with the way to help, and the first view of home has it', () => {
    const lost = broken(({ $ }) => {
      const firsts = ['#menu-sheet nav', '#therapy-menu'].map((menu) => $(menu).find('a').first());
      return firsts
        .filter((link) => link.length > 0 && link.attr('href') !== site.crisisPage.path)
        .map((link) => link.text());
    });
    expect(lost).toEqual([]);
    expect(find('#menu-sheet nav, #therapy-menu')).toHaveLength(2);
    expect(find('main a').first().attr('href')).toBe(site.crisisPage.path);
    for (const { href } of waysToHelp(site.crisisLines))
      expect(find(`#menu-sheet a[href="${href}"]`).length, href).toBe(1);
  });

  it('R156 marks the current page', () => {
    const wrong = broken((page) => {
      const frame = page.$('header, #menu-sheet');
      const links = frame.find(`a[href="${page.route}"]`).not('[href="/"]');
      const marked = frame.find('[aria-current="page"]').toArray();
      const routes = new Set(marked.map((element) => page.$(element).attr('href')));
      const expected = links.length > 0 ? page.route : '';
      return [...routes].join() === expected
        ? undefined
        : `marked: ${[...routes].join() || 'none'}`;
    });
    expect(wrong).toEqual([]);
  });
});

describe('footer', () => {
  it('every page has a link to each service, in a menu, the footer or one step away', () => {
    const { $ } = pageAt('/services');
    const near = new Set(hrefs(header).concat(hrefs(footer)));
    const listed = new Set(
      $('main a')
        .map((_, a) => a.attribs['href'])
        .get(),
    );
    const services = globSync('{services,programs}/*.md', { cwd: 'src/content' })
      .map((file) => `/${basename(file, '.md')}`)
      .filter((path) => !near.has(path) && !(near.has('/services') && listed.has(path)));
    expect(services).toEqual([]);
    for (const path of ['/affair-recovery', '/fertility-and-grief']) expect(near).toContain(path);
  });

  it('R163 quick links, contact, external links, social links, legal links, address', () => {
    const links = hrefs(footer);
    expect(texts(footer, 'h2, h3')).toEqual(expect.arrayContaining(['Quick links', 'Contact']));
    expect(links).toEqual(
      expect.arrayContaining([
        '/about-us',
        '/privacy-policy',
        '/cookie-policy',
        '/terms-of-service',
        '/sitemap',
      ]),
    );
    expect(links.some((href) => href.startsWith('tel:'))).toBe(true);
    expect(links.some((href) => href.startsWith('mailto:'))).toBe(true);
    expect(links.filter((href) => href.startsWith('https://')).length).toBeGreaterThanOrEqual(6);
    expect(texts(footer, 'address').join()).toMatch(/Dallas, TX/);
  });

  it('R164 R166 directions work without JavaScript and without a start', () => {
    const directions = footer.find('a').filter((_, a) => one(a).text().includes('Get Directions'));
    expect(directions.attr('target')).toBe('_blank');
    const url = new URL(directions.attr('href') ?? '');
    expect(url.searchParams.get('destination')).toMatch(/Dallas/);
    expect(url.searchParams.has('origin')).toBe(false);
  });

  it('has the emergency numbers', () => {
    expect(hrefs(footer)).toEqual(expect.arrayContaining(['tel:911', 'tel:988']));
  });
});

describe('contact form', () => {
  const form = find(`form[action="${CONTACT_PATH}"]`);
  const named = (name: string): ReturnType<typeof find> => form.find(`[name="${name}"]`);

  it('posts natively', () => {
    expect(form).toHaveLength(1);
    expect(form.attr('method')?.toLowerCase()).toBe('post');
  });

  it('R236 every field has a label', () => {
    const who = ['firstName', 'lastName', 'email', 'phone', 'state', 'message'];
    for (const name of [...who, 'serviceInterest', 'communicationsOptIn', 'dataStorageConsent']) {
      const id = named(name).attr('id');
      const labels = form.find(`label[for="${id}"]`).add(named(name).closest('label'));
      expect(named(name), name).toHaveLength(1);
      expect(labels.text(), name).toMatch(/\w/);
    }
  });

  it('R237 R239 services, without a selectable empty value', () => {
    const values = named('serviceInterest')
      .find('option:not([disabled])')
      .toArray()
      .map((option) => one(option).attr('value'));
    expect(values).toEqual(Object.keys(serviceLabels(site.services, 'en', isOn)));
  });

  it('R238 contact methods', () => {
    const values = named('bestWayToContact')
      .toArray()
      .map((input) => one(input).attr('value'));
    expect(values).toEqual(Object.keys(CONTACT_WAYS));
  });

  it('R240 the state is free text', () => {
    expect(named('state').attr('type') ?? 'text').toBe('text');
  });

  it('R241 no checkbox is preselected', () => {
    expect(form.find('input[type="checkbox"][checked]')).toHaveLength(0);
  });

  it('R245 R249 phone and message are optional, the rest is required', () => {
    const required = form
      // Browsers treat the select's placeholder as a value, so `required` would have no effect.
      .find('[required]')
      .toArray()
      .map((field) => one(field).attr('name'));
    expect(new Set(required)).toEqual(
      new Set([
        'firstName',
        'lastName',
        'email',
        'bestWayToContact',
        'state',
        'dataStorageConsent',
      ]),
    );
  });

  it('R253 sends its page', () => {
    expect(named('pageUri').attr('value')).toBe('/');
    expect(named('pageName').attr('value')).toBe('Homepage');
  });
});

const SERVICES = [
  '/strengthen-reconnect',
  '/crisis-couples',
  '/therapy-gets-your-world',
  '/premarital-blueprint',
  '/individual-healing',
];

/** What a place of the page says. */
const SAYS: readonly [title: string, place: string, ...RegExp[]][] = [
  ['R001 it is for couples and individuals in Dallas', 'body', /couples/i, /individual/i, /Dallas/],
  ['R004 sessions are in the office or online across Texas', 'body', /office/i, /online/i, /Texas/],
  [
    'R007 the first step is a free Vibe Check, a call and not a session',
    'body',
    /Free 15-Minute Vibe Check/,
    /fit-finder call, not a therapy session/,
  ],
  [
    'R311 fifteen minutes, an answer within 24 business hours',
    'body',
    /15-Minute/,
    /24 business hours/,
  ],
  [
    'R123 the steps explain the Vibe Check',
    '#how-it-works',
    /Vibe Check is a quick fit-finder call, not a therapy session/,
  ],
  [
    'R129 the newsletter promo describes the newsletter',
    '#podcast-blog',
    /The Clarity Drip/,
    /weekly therapist-backed tips/i,
    /podcast pours/i,
    /Pour Me In/,
  ],
  [
    'R143 three benefits',
    '#contact',
    /virtual and in-person/i,
    /private pay, flexible options/i,
    /flexible scheduling.*early morning.*evening.*weekend/i,
  ],
  [
    'R144 the first voice is the Director of Client Experience',
    '#contact',
    /Director of Client Experience/,
  ],
  [
    'R147 R315 the reset promo has bundle, price and commitment',
    '#reset',
    /six sessions/i,
    /\$850 to \$1,120/,
    /Zero Long-Term Lock-In/,
    /Start Your Reset/,
  ],
];

it.each(SAYS)('%s', (_, place, ...words) => {
  const text = textOf(find(place));
  expect(words.filter((word) => !word.test(text))).toEqual([]);
});

describe('the sections', () => {
  it('R103 are in the specified order', () => {
    const marks = [
      'Take quiz',
      'Start Your Journey',
      'As Seen In',
      'Your Journey Starts Here',
      'How It Works',
      'Our Peaceful Spaces',
      'Available in Office & Online',
      'What Dallas Says',
      'The Clarity Drip',
      'Relationship-Obsessed Therapists',
      'Meet the untanglers',
      'Ready to Start Your Journey?',
      'Zero Long-Term Lock-In',
      'Session price range',
    ];
    const banner = textOf(find('a[href="/quiz"]').first());
    const text = `${banner} ${textOf(main)}`;
    const places = marks.map((mark) => text.indexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('R104 the banner links to the quiz', () => {
    expect(texts(body, 'a[href="/quiz"]')).toContainEqual(expect.stringMatching(/^Take quiz/));
  });

  it('R107 the hero links to /vibe-check', () => {
    expect(hrefs(main.find('section').first(), 'Start Your Journey')).toEqual(['/vibe-check']);
  });
});

describe('As Seen In', () => {
  const names = texts(find('#trust-strip'), 'li');

  it('R108 has the anchor trust-strip', () => {
    expect(find('#trust-strip')).toHaveLength(1);
    expect(textOf(find('#trust-strip'))).toMatch(/As Seen In/);
  });

  it('R109 shows ten different logos, each with a name', () => {
    expect(new Set(names).size).toBe(10);
    expect(names).toHaveLength(10);
    expect(names.every((name) => /\w/.test(name))).toBe(true);
  });

  it('R110 has the outlets of each tier, in listed order', () => {
    expect(names).toEqual([
      // A news site, a national newspaper, a TV morning show, a regional morning show.
      'The Meridian Post',
      'National Ledger',
      'MORNING TABLE',
      'WAKE UP NORTH TEXAS',
      // A city magazine, a relationship institute, a therapy magazine.
      'Trinity Monthly',
      'The Halden Institute',
      'Couch & Chair',
      // A wellness firm, a city profile publication, a local magazine.
      'kindly.',
      'Portrait Dallas',
      'Bishop & Main',
    ]);
  });

  it('R110 R323 sorts them by tier: four, three, three', () => {
    const tiers = find('#trust-strip [data-tier]')
      .toArray()
      .map((element) => one(element).attr('data-tier'));
    expect(tiers.join('')).toBe('1111222333');
  });
});

describe('Your Journey Starts Here', () => {
  const cards = section('Your Journey Starts Here').find('article, li').has('h3');

  it('R323 drawings appear one after another (D51)', () => {
    const delays = cards.toArray().map((card) => Number(one(card).attr('data-delay') ?? 0));
    expect(delays).toEqual([0, 100, 200, 300, 400]);
  });

  it('R118 five cards have title, subtitle, description, icon and call to action', () => {
    expect(cards).toHaveLength(5);
    for (const card of cards.toArray()) {
      const item = one(card);
      expect(texts(item, 'h3')).toEqual([expect.stringMatching(/\w/)]);
      expect(texts(item, 'p').filter(Boolean).length).toBeGreaterThanOrEqual(2);
      expect(item.find('svg').length).toBeGreaterThan(0);
      expect(texts(item, 'a')).toEqual([expect.stringMatching(/\w/)]);
    }
  });

  it('R119 card links in order', () => {
    expect(hrefs(cards)).toEqual(SERVICES);
  });

  it('R121 links to all services', () => {
    expect(hrefs(section('Your Journey Starts Here'), 'Explore All Services')).toEqual([
      '/services',
    ]);
  });
});

describe('How It Works', () => {
  const how = find('#how-it-works');

  it('R122 has its anchor and three steps by name', () => {
    expect(texts(how, 'ol > li h3')).toEqual([
      'Schedule a Free 15-Minute Vibe Check',
      'Get Matched',
      'Start Your Journey',
    ]);
    expect(texts(how, 'ol > li').at(-1)).toMatch(/person.*Dallas office.*virtual/i);
  });

  it('R124 links to the form', () => {
    expect(hrefs(how, 'Get Your 15-Min Vibe Check')).toEqual([expect.stringMatching(/#contact$/)]);
  });
});

describe('banners, reviews, newsletter, numbers', () => {
  it('R125 R126 two banners', () => {
    expect(texts(main, 'h2, h3')).toEqual(
      expect.arrayContaining(['Our Peaceful Spaces', 'Available in Office & Online']),
    );
  });

  it('R127 reviews have their heading and a slot for the widget', () => {
    expect(texts(section('What Dallas Says'), 'button, a').join()).toMatch(/reviews/i);
    const said = section('What Dallas Says');
    expect(texts(said, 'figcaption').length).toBe(1);
    expect(textOf(said)).toContain('These are our own words, not a client’s.');
  });

  it('R131 its external links open a new tab, safely', () => {
    const links = find('#podcast-blog a[href^="https:"]');
    expect(links).toHaveLength(2);
    for (const link of links.toArray()) {
      const { target, rel } = one(link).attr() ?? {};
      expect(target).toBe('_blank');
      expect(rel).toMatch(/noopener/);
    }
  });

  it.each([
    ['R132', '4.9', 'Google Rating'],
    ['R133', '100%', 'Relationship-Obsessed Therapists'],
    ['R134', '25+', 'Years Untangling Love Knots'],
  ])('%s %s %s', (_, value, description) => {
    const badge = main
      .find('li, p, div, dl > div')
      .filter((_index, element) => {
        const text = textOf(one(element));
        return text.startsWith(value) && text.includes(description) && text.length < 160;
      })
      .last();
    expect(badge).toHaveLength(1);
    if (value === '4.9') expect(badge.find('svg, img')).not.toHaveLength(0);
  });
});

describe('team', () => {
  const links = main.find('a[href^="/therapists/"]');

  it('R141 five cards link to their therapists', () => {
    const ids = links.toArray().map((a) => one(a).attr('href'));
    expect(ids.every((href) => /^\/therapists\/[a-z]+$/.test(href ?? ''))).toBe(true);
    expect(new Set(ids).size).toBe(5);
  });
});

describe('contact, reset, office', () => {
  it('R142 contact has its anchor and heading', () => {
    expect(texts(find('#contact'), 'h2')).toContain('Ready to Start Your Journey?');
  });

  it('R145 the form has its heading', () => {
    expect(texts(find('#contact'), 'h2, h3, legend, [id$="form-title"]')).toContain(
      'Book Your Free 15-Minute Vibe Check',
    );
  });

  it('R146 D17 no request to a video host before a click', () => {
    expect(find('iframe[src]')).toHaveLength(0);
    expect(home.html).toMatch(/youtube-nocookie\.com/);
  });

  it('R149 R319 R321 the office card has address, hours, price, directions and a slot for the map', () => {
    const office = main.find('section').has('address').last();
    const text = textOf(office);
    expect(texts(office, 'address').join()).toMatch(/Dallas, TX/);
    expect(text).toMatch(/Monday to Friday, 9:00 AM to 6:00 PM/);
    expect(text).toMatch(/weekends by appointment/i);
    expect(text).toMatch(/\$150 to \$290/);
    expect(hrefs(office, 'Get Directions')).toEqual([
      expect.stringMatching(/^https:\/\/\S+[?&]destination=\S+Dallas/),
    ]);
    expect(text).toMatch(/map/i);
  });
});
