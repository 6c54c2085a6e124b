/** Services and programs: their order, prices, texts and structured data (R020–R029, R313). */
import { describe, expect, it } from 'vitest';
import { SPECIAL_SECTIONS } from '#domain/content/service.ts';
import { MAX_HEADINGS } from '#domain/content/sections/service-text.ts';
import { type Json, mainText, nodeOf, pageAt, squeeze } from './dist.ts';

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
      const special = order.filter((id) => SPECIAL_SECTIONS.some((name) => name === id));
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

  it('R029 R313 the premarital table has eight sessions in three tiers', () => {
    const { $ } = pageAt('/premarital-blueprint');
    const heads = $('#plan thead th').toArray();
    expect(heads.map((head) => $(head).contents().first().text().trim())).toEqual([
      'Guided',
      'Signature',
      'Luxe',
    ]);
    expect($('#plan tbody tr')).toHaveLength(8);
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
