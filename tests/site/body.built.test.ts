/** Rules for the body of every page. */
import { describe, expect, it } from 'vitest';
import { type Page, squeeze } from './dist.ts';
import { broken, type Rule } from './every-page.ts';

/** Runs `rule` on each matching element: gets attributes and text, returns violations. */
const each =
  (
    selector: string,
    rule: (attributes: Record<string, string | undefined>, text: string) => string | undefined,
  ): Rule =>
  ({ $ }: Page) =>
    $(selector)
      .toArray()
      .map((element) => $(element))
      .map((element) => rule(element.attr() ?? {}, squeeze(element.text())))
      .filter((found) => found !== undefined);

describe('every page', () => {
  it('has one non-empty h1', () => {
    const wrong = broken(({ $ }) => {
      const texts = $('h1')
        .toArray()
        .map((h1) => squeeze($(h1).text()));
      return texts.length === 1 && /\w/.test(texts[0] ?? '') ? undefined : `${texts.length} h1`;
    });
    expect(wrong).toEqual([]);
  });

  it('does not skip heading levels', () => {
    const wrong = broken(({ $ }) => {
      const headings = $('main').find('h1, h2, h3, h4, h5, h6').toArray();
      const levels = headings.map(({ tagName }) => Number(tagName[1]));
      return headings
        .filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1)
        .map((heading) => `${heading.tagName} "${squeeze($(heading).text())}"`);
    });
    expect(wrong).toEqual([]);
  });

  it('has a skip link and the landmarks', () => {
    const wrong = broken(({ $ }) => [
      ...($('body a[href^="#"]').first().attr('href') === '#main' ? [] : ['no skip link first']),
      ...($('main#main').length === 1 ? [] : ['no main']),
      ...($('header').length > 0 && $('footer').length > 0 ? [] : ['no header or footer']),
    ]);
    expect(wrong).toEqual([]);
  });

  it('has no inline styles and no inline handlers', () => {
    const wrong = broken(
      each('*', (attributes) =>
        Object.keys(attributes).find((name) => name === 'style' || name.startsWith('on')),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('makes no third-party requests before a click', () => {
    const asking =
      'script, link:not([rel="canonical"], [hreflang]), img, source, iframe, video, audio, embed, object, form';
    const wrong = broken(
      each(asking, ({ src, srcset, href, action, poster, data }) =>
        [src, srcset, href, action, poster, data].find((address) =>
          /^(?:https?:)?\/\//.test(address ?? ''),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has alternative text and dimensions for every picture', () => {
    const wrong = broken(
      each('img', ({ alt, width = '', height = '', src }) =>
        alt !== undefined && /^\d+$/.test(width) && /^\d+$/.test(height) ? undefined : `img ${src}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('R131 marks links that open a new tab, without opener and referrer', () => {
    const wrong = broken(
      each('a[target="_blank"]', (attributes, text) => {
        const said = `${text} ${attributes['aria-label'] ?? ''}`;
        const tells = /opens in a new tab/i.test(said);
        return tells && /noopener/.test(attributes['rel'] ?? '') ? undefined : said;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('R239 has no choice with an empty value', () => {
    expect(broken(each('option[value=""]', (_, text) => text))).toEqual([]);
  });
});
