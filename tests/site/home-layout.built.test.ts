/** Requirements for header, footer and contact form that can be checked in the home page's HTML. */
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { waysToHelp } from '#domain/practice/help-lines.ts';
import { site } from '#site';
import { serviceLabels } from '#domain/forms/service-choices.ts';
import { CONTACT_PATH, CONTACT_WAYS } from '#domain/forms/contact.ts';
import { broken } from './every-page.ts';
import { DIST, pageAt } from './dist.ts';
import { find, footer, header, hrefs, one, texts } from './home.ts';

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

  it.each([
    'firstName',
    'lastName',
    'email',
    'phone',
    'serviceInterest',
    'state',
    'message',
    'communicationsOptIn',
    'dataStorageConsent',
  ])('R236 %s has a label', (name) => {
    const id = named(name).attr('id');
    const labels = form.find(`label[for="${id}"]`).add(named(name).closest('label'));
    expect(named(name)).toHaveLength(1);
    expect(labels.text()).toMatch(/\w/);
  });

  it('R237 R239 services, without a selectable empty value', () => {
    const values = named('serviceInterest')
      .find('option:not([disabled])')
      .toArray()
      .map((option) => one(option).attr('value'));
    expect(values).toEqual(Object.keys(serviceLabels(site.services, 'en', site.parts)));
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
