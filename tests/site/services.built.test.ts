/** Services, programs, campaigns and jobs: their order, prices, texts, forms and structured data (R002–R010, R020–R029, R054, R260–R268, R313). */
import { RESET_THANKS_PATHS } from '#lib/fixed-paths.ts';
import { describe, expect, it } from 'vitest';
import { SERVICE_SECTION_KINDS } from '#features/services/service-section.schema.ts';
import { MAX_HEADINGS } from '#features/services/service-text.ts';
import { RESET_PATH, resetReceived } from '#features/reset/reset.schema.ts';
import { ENGLISH_RESET } from '#features/reset/words.en.ts';
import { site } from '#site';
import {
  attributes,
  campaigns,
  type Json,
  mainText,
  nodeOf,
  pageAt,
  pages,
  squeeze,
} from './dist.ts';
import { broken, failed } from './every-page.ts';

const SERVICES = [
  '/strengthen-reconnect',
  '/crisis-couples',
  '/therapy-gets-your-world',
  '/premarital-blueprint',
  '/individual-healing',
  '/beautifully-complicated',
  '/inclusive-therapy',
  '/weekend-intensive',
  '/reset',
  '/digital-detox',
  '/affair-recovery',
  '/discernment-counseling',
  '/online-couples-therapy-texas',
  '/fertility-and-grief',
];
describe('services and programs', () => {
  it.each(SERVICES)('R020–R029 %s is whole', (route) => {
    const page = pageAt(route);
    const text = mainText(route);
    expect(page.$('#is-this-you + ul li').length).toBeGreaterThan(2);
    expect(text).toMatch(/Who it is not for|When we don’t see you together/);
    expect(page.$('#people li a[href^="/therapists/"]')).toHaveLength(2);
    expect(page.$('main details, main a[href^="/fees-and-faqs#ask-"]').length).toBeGreaterThan(2);
    expect(page.$('main article > h2').length).toBeLessThanOrEqual(MAX_HEADINGS);
    const before = page.$('#people').parent().prevAll('section, div').clone();
    // The numbers of help lines are no text, and stand there twice for small screens; nor are names.
    before.find('style, script, ul[data-help-lines], [data-with-whom]').remove();
    const words = squeeze(before.text()).split(' ').length;
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(950);
    expect(nodeOf(page, 'BreadcrumbList')).toBeDefined();
  });

  it.each(SERVICES)(
    '%s is in order: price and facts, “Is this you?”, one special section',
    (route) => {
      const { $ } = pageAt(route);
      const order = $('main')
        .find(
          'dl, #is-this-you, #session, #agenda, #weeks, #sessions, #plan, article, #people, #asked',
        )
        .not('section dl')
        .toArray()
        .map((one) => $(one).attr('id') ?? one.tagName);
      const special = order.filter((id) => SERVICE_SECTION_KINDS.some((name) => name === id));
      expect(special).toHaveLength(1);
      expect(order).toEqual(['dl', 'is-this-you', ...special, 'article', 'people', 'asked']);
      // What comes before the facts has a price, except where somebody may be in danger.
      const head = squeeze($('main > section').first().text());
      if (route !== '/crisis-couples') expect(head).toMatch(/\$\d/);
      expect($('main dl').first().find('dt').length).toBeLessThanOrEqual(5);
      expect(squeeze($('main dl').first().text())).toMatch(/\$\d/);
    },
  );

  it.each(SERVICES)('%s shows who does it before its text, as the way to their times', (route) => {
    const { $ } = pageAt(route);
    const whom = $('main [data-with-whom]');
    expect(whom.attr('href')).toBe('#people');
    const names = $('#people h3')
      .toArray()
      .map((name) => squeeze($(name).text()));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(squeeze(whom.text())).toContain(name);
    const pictures = (parent: string): (string | undefined)[] =>
      $(`${parent} img`)
        .toArray()
        .map((img) => $(img).attr('src'));
    // The same files as further down: faces in the head cost no byte more.
    expect(pictures('[data-with-whom]')).toEqual(pictures('#people'));
  });

  it('free times of a therapist lead to the booking page with person and time, in the part that is not sent', () => {
    const { $ } = pageAt('/strengthen-reconnect');
    const pills = $('#people ul ul a').toArray();
    expect(pills.length).toBeGreaterThanOrEqual(4);
    for (const pill of pills) expect($(pill).attr('href')).toMatch(/^\/vibe-check#with=[^&]+/);
    // Every way to the form takes along what the page is about.
    for (const link of $('main a[href^="/vibe-check"]'))
      expect(link.attribs['href']).toMatch(/[#&]service=couples-therapy$/);
    expect($('#people ul ul').first().attr('aria-label')).toMatch(/^Ask for a first session with /);
  });

  it.each(SERVICES)('%s tells search engines only what it shows', (route) => {
    const text = mainText(route);
    const service = nodeOf(pageAt(route), 'Service');
    expect(text).toContain(String(service?.name));
    expect(text).toContain(String(service?.description));
    const offers = [service?.offers].flat() as Json[];
    for (const { price, lowPrice, highPrice } of offers) {
      for (const amount of [price, lowPrice, highPrice].filter((one) => one !== undefined)) {
        expect(text).toContain(`$${Number(amount).toLocaleString('en-US')}`);
      }
    }
  });

  it('R023 the two BIPOC pages differ, R024 structured data has the old name', () => {
    expect(mainText('/beautifully-complicated')).not.toBe(mainText('/therapy-gets-your-world'));
    expect(nodeOf(pageAt('/beautifully-complicated'), 'Service')?.sameAs).toEqual([
      expect.stringMatching(/\/bipoc-couples-therapy$/),
    ]);
  });

  it('R029 R313 the premarital plan has eight sessions in three tiers, each said once', () => {
    const { $ } = pageAt('/premarital-blueprint');
    expect(
      $('#plan h3')
        .toArray()
        .map((tier) => $(tier).text()),
    ).toEqual(['Guided', 'Signature', 'Luxe']);
    expect($('#plan ol > li')).toHaveLength(8);
  });

  it('R026 the weekend has three days with hours', () => {
    const { $ } = pageAt('/weekend-intensive');
    expect($('#agenda ol > li')).toHaveLength(3);
    expect($('#agenda dt').length).toBeGreaterThan(9);
  });

  it('/programs lists four with price', () => {
    expect(pageAt('/programs').$('#programs li h3')).toHaveLength(4);
  });
});

it('R002 R003 /services links the five services and the three programs', () => {
  expect(attributes(pageAt('/services').$, 'main a[href]', 'href')).toEqual(
    expect.arrayContaining([
      '/strengthen-reconnect',
      '/crisis-couples',
      '/therapy-gets-your-world',
      '/premarital-blueprint',
      '/individual-healing',
      '/weekend-intensive',
      '/reset',
      '/digital-detox',
    ]),
  );
});

it('R005 /fees-and-faqs states private pay, no insurance, superbills, flexible pricing', () => {
  const text = mainText('/fees-and-faqs');
  for (const word of [/private pay/i, /no insurance/i, /superbill/i, /flexible pricing/i]) {
    expect(text).toMatch(word);
  }
});

it('R008 /quiz is the free 2-minute Relationship Reality Check', () => {
  expect(squeeze(pageAt('/quiz').$('h1').text())).toContain('Relationship Reality Check');
  expect(mainText('/quiz')).toMatch(/2-minute|two minutes|2 minutes/i);
});

it('R009 the 6-Session Reset is promoted on home and has its page', () => {
  expect(mainText('/')).toContain('6-Session Reset');
  expect(pageAt('/reset').$('h1')).toHaveLength(1);
});

it('R010 only staff pages ask for a login', () => {
  const asking = pages.filter(({ $ }) => $('input[type="password"]').length > 0);
  expect(asking.map(({ route }) => route)).toEqual([]);
});

/** Path data. */
const drawingOf = (route: string): string =>
  pageAt(route)
    .$('main section svg path')
    .toArray()
    .map(({ attribs }) => attribs['d'])
    .join('');

it('R054 no two campaigns have the same drawing', () => {
  const drawings = campaigns.map(drawingOf);
  expect(drawings.filter((drawing) => drawing.length < 100)).toEqual([]);
  expect(new Set(drawings).size).toBe(campaigns.length);
});

it.each(campaigns)(
  'R054 %s has one therapist with a sentence, three steps, and one way on, which stands before them',
  (route) => {
    const { $ } = pageAt(route);
    expect($('main blockquote').length).toBe(1);
    expect($('main figure img[alt^="Portrait of "]').length).toBe(1);
    expect($('main ol > li > b').length).toBe(3);
    const forms = $('main form').length;
    expect(forms + $('main a[href="/vibe-check"][class]').length).toBe(1);
    const order = $('main section').first().find('h1, figure, form, ol').toArray();
    // Steps before the form would put it two screens down on phones.
    const expected = forms > 0 ? ['h1', 'figure', 'form', 'ol'] : ['h1', 'figure', 'ol'];
    expect(order.map(({ tagName }) => tagName)).toEqual(expected);
  },
);

const { $: $reset } = pageAt('/reset');
const form = $reset(`form[action="${RESET_PATH}"]`);
const field = (name: string) => form.find(`[name="${name}"]`);
const values = (name: string): (string | undefined)[] =>
  field(name)
    .toArray()
    .map(({ attribs }) => attribs['value']);

it('posts natively with all fields and its page', () => {
  expect([form.length, form.attr('method'), form.attr('novalidate')]).toEqual([
    1,
    'post',
    undefined,
  ]);
  expect([values('pageUri'), values('pageName')]).toEqual([['/reset'], ['Reset Form']]);
  expect(form.find('[type=submit]')).toHaveLength(1);
  expect(form.find('fieldset [hidden] input, fieldset[hidden]')).toHaveLength(0);
});

it('R259 names its three steps', () => {
  expect(
    form
      .find('ol li')
      .toArray()
      .map((item) => squeeze($reset(item).text())),
  ).toEqual(ENGLISH_RESET.names);
});

it('R260 R268 has its fields with types and required attributes', () => {
  for (const [name, type] of Object.entries({
    firstname: 'text',
    lastname: 'text',
    email: 'email',
    phone: 'tel',
  })) {
    expect([name, field(name).attr('type')]).toEqual([name, type]);
    expect(field(name).is('[required]'), name).toBe(true);
    expect(form.find(`label[for="${field(name).attr('id')}"]`), name).toHaveLength(1);
  }
  expect(field('preferred_contact_time').filter('[required]')).toHaveLength(3);
  expect(field('reset_message').is('[required]')).toBe(false);
});

it('R261 R262 D41 preselects email as contact method, and no kind of Reset', () => {
  expect(values('contact_preferences')).toEqual(['email', 'phone']);
  expect(field('contact_preferences').filter('[checked]').attr('value')).toBe('email');
  expect(values('intensive_type').sort()).toEqual(['couple_reset', 'individual_reset']);
  expect(field('intensive_type').filter('[checked], [required]')).toHaveLength(0);
});

it('R263 R264 has the three time slots', () => {
  expect(values('preferred_contact_time')).toEqual(['morning', 'afternoon', 'evening']);
  const said = squeeze(form.text());
  for (const slot of [
    /mornings,? 9am to 12pm/i,
    /afternoons,? 12pm to 5pm/i,
    /evenings,? 5pm to 8pm/i,
  ]) {
    expect(said).toMatch(slot);
  }
});

it('R148 the promo on home links here without a script', () => {
  const home = pageAt('/');
  const way = home.$('#reset form');
  expect(way.attr('action')).toBe('/reset#book');
  expect(squeeze(way.find('[type=submit]').text())).toBe('Start Your Reset');
  expect($reset('#book').find(form)).toHaveLength(1);
});

it('R273 the thank-you page has the same text, and noindex', () => {
  const thanks = pageAt(RESET_THANKS_PATHS.first);
  expect(squeeze(thanks.$('main').text())).toContain(resetReceived(site.consultation.name));
  expect(thanks.$('meta[name="robots"]').attr('content')).toContain('noindex');
});

it('structured data of a job matches its page', () => {
  const roles = pages.filter(({ route }) => route.startsWith('/join-our-team/'));
  expect(roles.length).toBeGreaterThan(0);
  const wrong = broken((page) => {
    const { $, html } = page;
    const job = nodeOf(page, 'JobPosting');
    const shown = squeeze($('main').text());
    // The description is the whole text of the page as markup.
    const pieces = String(job?.['description'])
      .split(/<[^>]*>/)
      .filter(Boolean);
    const told = [String(job?.['title']), String(job?.['workHours']), ...pieces];
    return [
      ...failed({ whole: pieces.length > 15 }),
      ...told.filter((value) => !shown.includes(value)),
      ...failed({ 'another day': html.includes(`datetime="${String(job?.['datePosted'])}"`) }),
    ];
  }, roles);
  expect(wrong).toEqual([]);
});
