/** The markup of every page: valid, outlined, labelled, with working links, without inline handlers and styles. */
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { load } from 'cheerio';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { HONEYPOT } from '#lib/honeypot.ts';
import { deadLinks } from '../parts/leftovers.ts';
import { DIST, distinct, pages, squeeze, staffPages, texts } from './dist.ts';
import { broken, failed, type Rule } from './every-page.ts';

const each =
  (
    selector: string,
    rule: (attributes: Record<string, string | undefined>, text: string) => string | undefined,
  ): Rule =>
  ({ $ }) =>
    $(selector)
      .toArray()
      .map((element) => rule($(element).attr() ?? {}, squeeze($(element).text())))
      .filter((found) => found !== undefined);

/** Elements that can ask another host. */
const ASKING =
  'script, link:not([rel="canonical"], [hreflang]), img, source, iframe, video, audio, embed, object, form';

describe('every page', () => {
  it.each<[string, Rule]>([
    [
      'has one non-empty h1',
      ({ $ }) => {
        const found = texts($, 'h1');
        return found.length === 1 && /\w/.test(found[0] ?? '') ? undefined : `${found.length} h1`;
      },
    ],
    [
      'names each person once in the team menu',
      ({ $ }) => {
        const names = texts($, '#team-menu li b');
        return names.length === new Set(names).size ? undefined : names.join();
      },
    ],
    [
      'does not skip heading levels',
      ({ $ }) => {
        const headings = $('main').find('h1, h2, h3, h4, h5, h6').toArray();
        const levels = headings.map(({ tagName }) => Number(tagName[1]));
        return headings
          .filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1)
          .map((heading) => `${heading.tagName} "${squeeze($(heading).text())}"`);
      },
    ],
    [
      'has a skip link and the landmarks',
      ({ $ }) =>
        failed({
          'skip link first': $('body a[href^="#"]').first().attr('href') === '#main',
          main: $('main#main').length === 1,
          'header and footer': $('header').length > 0 && $('footer').length > 0,
        }),
    ],
    // html-validate finds inline styles, and the same id twice.
    [
      'has no inline handlers',
      each('*', (attributes) => Object.keys(attributes).find((name) => name.startsWith('on'))),
    ],
    [
      'makes no third-party requests before a click',
      each(ASKING, ({ src, srcset, href, action, poster, data }) =>
        [src, srcset, href, action, poster, data].find((address) =>
          /^(?:https?:)?\/\//.test(address ?? ''),
        ),
      ),
    ],
    [
      'has dimensions for every picture, and says what it shows or that it is decorative',
      each('img', ({ alt, width = '', height = '', src }) =>
        alt !== undefined && /^\d+$/.test(width) && /^\d+$/.test(height) ? undefined : `img ${src}`,
      ),
    ],
    [
      'R131 marks links that open a new tab, without opener and referrer',
      each('a[target="_blank"]', (attributes, text) => {
        const said = `${text} ${attributes['aria-label'] ?? ''}`;
        const tells = /opens in a new tab|se abre en otra pestaña/i.test(said);
        return tells && /noopener/.test(attributes['rel'] ?? '') ? undefined : said;
      }),
    ],
    ['R239 has no choice with an empty value', each('option[value=""]', (_, text) => text)],
    [
      'has no breadcrumb that ends in a slash',
      ({ $ }) => texts($, 'nav.crumbs li').filter((text) => text.endsWith('/')),
    ],
    ['shows no unresolved price', ({ html }) => html.match(/\{price:[^}]*\}/)?.[0]],
  ])('%s', (_, rule) => {
    expect(broken(rule)).toEqual([]);
  });
});

const FORM = 'form[method="post"]';
const TYPED = `${FORM} :is(input[type="text"], textarea):not([name="${HONEYPOT}"])`;
/** What is written with capitals. */
const CAPITALS = ['given-name', 'family-name', 'address-level1']
  .map((name) => `${FORM} [autocomplete="${name}"]`)
  .join();

it.each([
  ['text takes the direction of its letters', TYPED, ':not([dir="auto"])'],
  ['names and states begin with a capital on a phone', CAPITALS, ':not([autocapitalize="words"])'],
  [
    'no form cuts off what is pasted: a message says that it is too long',
    `${FORM} :is(input, textarea)`,
    '[maxlength]',
  ],
  [
    'the Enter key of a phone says that it searches',
    'input[type="search"]',
    ':not([enterkeyhint="search"])',
  ],
  [
    'what only programs fill in is out of reach of the Tab key and of autofill',
    `[name="${HONEYPOT}"]`,
    ':not([tabindex="-1"][autocomplete="off"])',
  ],
])('%s', (_, fields, wrong) => {
  const names = broken(({ $ }) =>
    $(fields)
      .filter(wrong)
      .toArray()
      .map(({ attribs }) => attribs['name'] ?? ''),
  );
  expect(names).toEqual([]);
  expect(pages.some(({ $ }) => $(fields).length > 0)).toBe(true);
});

it('links target a page, a file or an anchor', () => {
  expect(deadLinks(DIST, [...pages, ...staffPages])).toEqual([]);
});

it('links that are broken are found', () => {
  const html =
    '<a href="/"></a><a href="/no-such-page"></a><img srcset="/no.png 2x, /icon-192.png">';
  const page = { file: 'x.html', route: '/x', html, $: load(`${html}<a href="/#no-such-place">`) };
  expect(deadLinks(DIST, [...pages, ...staffPages, page])).toEqual(
    ['/no-such-page', '/no.png', '/#no-such-place'].map((address) => `/x: ${address}`),
  );
});

/** iOS does not dial what it takes for an extension or a word. */
const CALL = /^tel:\+?\d{3,15}$/;
/** iOS reads a text from `&body`, Android from `?body`; each skips what it does not know. */
const TEXT = /^sms:\+?\d{3,15}(?:\?&body=(?:[\w.~-]|%[\dA-F]{2})+)?$/;

it('every number to call or text is one that iPhones and Androids understand', () => {
  let count = 0;
  const wrong = broken(({ $ }) =>
    $('a[href^="tel:" i], a[href^="sms:" i]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '')
      .filter((href) => {
        count += 1;
        return !(CALL.test(href) || TEXT.test(href));
      }),
  );
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(10);
});

it.each([
  'tel:(214) 555-0123',
  'tel:214-555-0123',
  'sms:988?body=HI',
  'sms:988;body=HI',
  'sms:988&body=HI',
])('%s is none', (href) => {
  expect(CALL.test(href) || TEXT.test(href)).toBe(false);
});

const validator = new HtmlValidate(new FileSystemConfigLoader());

/** A form without a submit button: it only holds choices and sends nothing. */
const NEVER_SENT = /^<?form\b[^>]*method="dialog"/;

async function complaints(html: string, file: string): Promise<string[]> {
  const report = await validator.validateString(html, resolve(DIST, file));
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId, offset }) => ruleId !== 'wcag/h32' || !NEVER_SENT.test(html.slice(offset)))
      .map(
        ({ line, column, ruleId, message, selector }) =>
          `${file}:${line}:${column} ${ruleId}: ${message} (${selector ?? ''})`,
      ),
  );
}

// Astro writes this style at the first island; HTML requires styles in the head.
const ISLAND_STYLE = /<style>astro-island,[\w,-]+\{display:contents\}<\/style>/;

it('every page is valid', async () => {
  const found = await Promise.all(
    [...distinct, ...staffPages].map(({ file, html }) =>
      complaints(html.replace(ISLAND_STYLE, ''), file),
    ),
  );
  expect(found.flat()).toEqual([]);
});

it('an invalid page is found', async () => {
  expect(await complaints('<p><div></p>', 'broken.html')).not.toEqual([]);
});
