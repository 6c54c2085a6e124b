/** What holds for the body of every page. */
import { describe, expect, it } from 'vitest';
import { pages, squeeze, type Page } from './dist.ts';

const outside = /^(?:https?:)?\/\//;
const each = pages.map((page): [string, Page] => [page.route, page]);

describe.each(each)('%s', (_, { $ }) => {
  it('has one h1 with words in it', () => {
    expect($('h1')).toHaveLength(1);
    expect(squeeze($('h1').text())).toMatch(/\w/);
  });

  it('steps down its headings one level at a time', () => {
    const levels = $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map(({ tagName }) => Number(tagName[1]));
    const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
  });

  it('has a way past the header, and the landmarks', () => {
    const skip = $('body a[href^="#"]').first();
    const target = skip.attr('href') ?? '#none';
    expect(target).toBe('#main');
    expect($('main#main')).toHaveLength(1);
    expect($('body > header, body > :not(main) header').length).toBeGreaterThan(0);
    expect($('footer').length).toBeGreaterThan(0);
  });

  it('has no inline styles and no inline handlers', () => {
    const attributes = $('*')
      .toArray()
      .flatMap((element) => Object.keys('attribs' in element ? element.attribs : {}));
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
  });

  it('asks nothing of other hosts before a click', () => {
    const asked = $(
      'script[src], link[href]:not([rel="canonical"]), img[src], img[srcset], source[srcset], iframe[src], video[src], form[action]',
    )
      .toArray()
      .map((element) => {
        const { src, srcset, href, action } = $(element).attr() ?? {};
        return src ?? srcset ?? href ?? action ?? '';
      });
    expect(asked.filter((address) => outside.test(address))).toEqual([]);
  });

  it('gives every picture its text and its room', () => {
    const bare = $('img')
      .toArray()
      .map((img) => $(img))
      .filter((img) => {
        const { alt, width, height } = img.attr() ?? {};
        return alt === undefined || !/^\d+$/.test(width ?? '') || !/^\d+$/.test(height ?? '');
      });
    expect(bare.map((img) => img.attr('src'))).toEqual([]);
  });

  it('R131 says so when a link opens a new tab', () => {
    const silent = $('a[target="_blank"]')
      .toArray()
      .map((a) => $(a))
      .filter((a) => {
        const said = `${a.text()} ${a.attr('aria-label') ?? ''}`;
        return !/noopener/.test(a.attr('rel') ?? '') || !/opens in a new tab/i.test(said);
      });
    expect(silent.map((a) => squeeze(a.text()))).toEqual([]);
  });

  it('offers no empty choice in a select (R239)', () => {
    const empty = $('select option[value=""]:not([disabled])');
    expect(empty).toHaveLength(0);
  });
});
