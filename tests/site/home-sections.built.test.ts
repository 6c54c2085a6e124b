/** Requirements for home page sections that can be checked in its HTML. */
import { describe, expect, it } from 'vitest';
import { section, body, find, home, hrefs, main, one, textOf, texts } from './home.ts';

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
    expect(texts(said, 'figcaption').length).toBe(3);
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
