/** The built pages of the staff area: static shells with nothing of the site around them. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALE } from '#lib/language.ts';
import { EDITOR_PAGE } from '#staff/contract/content.ts';
import { site } from '#site';
import { firstTouch, firstView, scriptFiles, weigh } from '../budgets/weight.ts';
import { DIST, meta, type Page, read, staffPages } from './dist.ts';
import { broken } from './every-page.ts';

/** What only the pages of the site have. */
const FOREIGN =
  'body > header, footer, form, input, [data-quick-exit], [data-consent], [data-embed]';
const EDITOR_SCRIPT = /\/_astro\/editor\.[\w-]+\.js/;
const editor = staffPages.find(({ route }) => route === EDITOR_PAGE);
const others = staffPages.filter((page) => page !== editor);

describe('staff pages', () => {
  it('R056 are there', () => {
    expect(staffPages.map(({ route }) => route)).toEqual(
      expect.arrayContaining(['/admin', '/admin/overview']),
    );
  });

  it('R056 are kept out of search engines, the sitemap and the search', () => {
    const lists = ['sitemap-0.xml', 'search.json'].map(read).join('');
    expect(lists).toContain(site.consultation.path);
    expect(lists).not.toContain('/admin');
  });

  it.each<[string, (page: Page) => boolean]>([
    ['R056 have noindex', (page) => meta(page, 'robots').includes('noindex')],
    [
      'have no header, footer, consent question, way out or form of the site',
      ({ $ }) => $(FOREIGN).length === 0,
    ],
    ['say so where scripts are off', ({ $ }) => $('noscript').text().includes('needs JavaScript')],
    [
      'are in English, whatever the practice writes first',
      ({ $ }) => $('html').attr('lang') === LOCALE,
    ],
    ['have one main and one h1', ({ $ }) => $('main#main').length === 1 && $('h1').length === 1],
  ])('%s', (_, isHeld) => {
    expect(staffPages.filter((page) => !isHeld(page)).map(({ route }) => route)).toEqual([]);
  });

  it('let nothing in but their own server', () => {
    const policy = 'meta[http-equiv="content-security-policy"]';
    expect(
      broken(({ $ }) => {
        const text = $(policy).attr('content') ?? '';
        const isOwn = text.includes("default-src 'none'") && text.includes('require-trusted-types');
        return isOwn && !/https?:|unsafe|\*/.test(text) ? undefined : text;
      }, others),
    ).toEqual([]);
  });

  it('let the content editor write styles and show pictures before they are uploaded, and nothing else', () => {
    const text = editor?.$('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
    const policy = text.split(';').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources.filter((source) => !source.startsWith("'sha256-"))];
    });
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'connect-src': ["'self'", 'blob:', 'data:'],
      'worker-src': ['blob:'],
      'manifest-src': ["'self'", 'blob:'],
      'font-src': ["'self'", 'data:'],
      'media-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-src': [],
    });
    expect(text.match(/style-src[^;]*/)?.[0]).not.toContain('sha256');
  });

  it('name the script of the content editor on its own page only, which loads it when it is needed', () => {
    expect(others.filter(({ html }) => EDITOR_SCRIPT.test(html)).map(({ route }) => route)).toEqual(
      [],
    );
    if (!editor) throw new Error('There is no page with the editor');
    const address = EDITOR_SCRIPT.exec(editor.html)?.[0] ?? '';
    expect(scriptFiles(editor)).not.toContain(address);
    // 2 MB before compression; kept by the browser of an editor until there is a newer version.
    expect(weigh(address)).toBeLessThanOrEqual(600_000);
    const script = read(`.${address}`);
    expect(script).toMatch(/url\(\/_astro\/editor-icons\.[\w-]+\.woff2\)/);
    expect(script).not.toContain('jsdelivr');
  });

  it('show each text in the direction of its own first letter', () => {
    const sheets = readdirSync(join(DIST, '_astro')).filter((name) =>
      /^(?:inbox|places|editor).*\.css$/.test(name),
    );
    expect(sheets.map((name) => read(`_astro/${name}`)).join('')).toMatch(
      /unicode-bidi:\s*plaintext/,
    );
  });

  it('have stylesheets whose fonts are there', () => {
    const sheets = readdirSync(join(DIST, '_astro')).filter((name) => name.endsWith('.css'));
    const urls = sheets.flatMap((name) =>
      [...read(`_astro/${name}`).matchAll(/url\(["']?(?!data:)([^"')]+)/g)].map(
        ([, url = '']) => url,
      ),
    );
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.filter((url) => !url.startsWith('/') || !existsSync(join(DIST, url)))).toEqual([]);
  });

  it('weigh at most 93.12 kB each (the signs of lists in the editor are 26 B) until the list is there, React and all; the lead, the sheets and the display font come later', () => {
    for (const page of staffPages) {
      // The runtime of islands is imported by an inline script.
      const runtime = /import\("(\/[^"]*\/island\.[^"?]+)"\)/.exec(page.html)?.[1] ?? '';
      const files = [...scriptFiles(page).map(weigh), ...firstTouch(page, 'main').values()];
      const bytes = files.reduce((sum, size) => sum + size, weigh(runtime));
      expect(firstView(page) + bytes, page.route).toBeLessThanOrEqual(93_120);
    }
  });
});
