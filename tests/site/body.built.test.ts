/** Rules for the body of every page. */
import { describe, expect, it } from 'vitest';
import { squeeze, texts } from './dist.ts';
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
    [
      'has no inline styles and no inline handlers',
      each('*', (attributes) =>
        Object.keys(attributes).find((name) => name === 'style' || name.startsWith('on')),
      ),
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
        const tells = /opens in a new tab/i.test(said);
        return tells && /noopener/.test(attributes['rel'] ?? '') ? undefined : said;
      }),
    ],
    ['R239 has no choice with an empty value', each('option[value=""]', (_, text) => text)],
    [
      'has no breadcrumb that ends in a slash',
      ({ $ }) => texts($, 'nav.crumbs li').filter((text) => text.endsWith('/')),
    ],
    [
      'has no id twice',
      ({ $ }) => {
        const ids = $('[id]')
          .toArray()
          .map(({ attribs }) => attribs['id'] ?? '');
        return ids.filter((id, at) => ids.indexOf(id) !== at);
      },
    ],
    ['shows no unresolved price', ({ html }) => html.match(/\{price:[^}]*\}/)?.[0]],
  ])('%s', (_, rule) => {
    expect(broken(rule)).toEqual([]);
  });
});
