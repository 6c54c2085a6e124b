/** Byte budgets of the built site. Numbers in bytes; kB is 1,000, KiB is 1,024. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTACT_PATH } from '#domain/lead.ts';
import { ADDRESS_BOOK } from '#domain/redirect-table.ts';
import { DIST, type Page, pageAt, pages } from '../site/dist.ts';
import { broken } from '../site/every-page.ts';
import {
  firstBytes,
  firstTouch,
  firstView,
  firstViewAndFace,
  inlineScripts,
  isIslandMachinery,
  lateFiles,
  looksOf,
  scriptFiles,
  scriptWeight,
  weigh,
} from './weight.ts';

const home = pageAt('/');
const others = pages.filter((page) => page !== home);
const over = (bytes: number, most: number): string | undefined =>
  bytes > most ? `${bytes} of ${most} bytes` : undefined;
const report: string[] = [];

/** Bytes of a page as the build compressed it: the same level, without doing it again. */
const sent = (file: string): number => statSync(resolve(DIST, `${file}.br`)).size;

/** Holds a number to its budget and notes it for whoever reads the run. */
function within(what: string, bytes: number, most: number): void {
  report.push(`${what}: ${bytes} of ${most} bytes`);
  expect(bytes, what).toBeLessThanOrEqual(most);
}

const behaviour = (page: Page): number =>
  Buffer.byteLength(
    inlineScripts(page)
      .filter((code) => !isIslandMachinery(code))
      .join(''),
  );

describe('home', () => {
  it('first view is at most 29.5 kB: page with styles, letters, hero', () => {
    within('home, first view', firstView(home), 29_500);
  });

  it('first view and the whole face that follows it are at most 49.9 kB', () => {
    within('home, first view and whole face', firstViewAndFace(home), 49_900);
  });

  it('what is drawn first has come after 11.3 kB, less than the first round trip brings', () => {
    within('home, until its first view ends', firstBytes(home), 11_300);
  });

  it('JavaScript before interaction is at most 4 kB, in no file of its own', () => {
    within('home, JavaScript before interaction', scriptWeight(home), 4000);
    expect(scriptFiles(home)).toEqual([]);
  });

  it('what the page does without React is at most 5.7 KiB of script', () => {
    within('home, inline behaviour', behaviour(home), 5.7 * 1024);
  });

  it('styles are inlined', () => {
    expect(looksOf(home).sheets).toEqual([]);
  });

  it('a font is at most 21 kB', () => {
    const { fonts } = looksOf(home);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) within(`font ${font}`, weigh(font), 21_000);
  });

  it('the first touch of the contact form fetches at most 76 KiB', () => {
    const files = firstTouch(home, `form[action="${CONTACT_PATH}"]`);
    const bytes = [...files.values()].reduce((total, size) => total + size, 0);
    expect(files.size).toBeGreaterThan(2);
    within(`first touch of the form, ${files.size} files`, bytes, 76 * 1024);
  });

  it('the list that a mouse gets after that fetches at most 24 KiB more', () => {
    const form = `form[action="${CONTACT_PATH}"]`;
    const files = [...lateFiles(home, form, 'Listbox')];
    expect(files.length).toBeGreaterThanOrEqual(1);
    const bytes = files.reduce((total, [, size]) => total + size, 0);
    within(`the listbox, ${files.length} files`, bytes, 24 * 1024);
  });
});

/** Everything at once, for whoever builds the site. */
const GALLERY = '/component-templates';

/** Bands with a behavior of their own. */
const MORE = '[data-row], [data-print], form[method="post"], [data-estimate], [data-finder]';

describe('every other page', () => {
  it('has its first view after 9.5 kB, where its layout says where that ends', () => {
    const folded = others.filter(({ html }) => html.includes(' data-fold'));
    const most = ({ route }: Page): number => (route === '/hero-demo' ? 11_000 : 9500);
    expect(broken((page) => over(firstBytes(page), most(page)), folded)).toEqual([]);
    expect(folded.length).toBeGreaterThan(others.length * 0.9);
  });

  it('is at most 30 kB of HTML', () => {
    const most = ({ route }: Page): number => (route === GALLERY ? 50_000 : 30_000);
    expect(broken((page) => over(sent(page.file), most(page)), others)).toEqual([]);
  });

  it('does at most 3.5 KiB of its own, 4.1 KiB with a row, a draft, a print button, a sum or a filter, 4.4 KiB with a ranking, 4.4 KiB with a way out or the list of what was sent, 4.9 KiB with a player, 7.6 KiB with a search', () => {
    // The one knows every old address, the other opens like home.
    const special: Record<string, number> = {
      '/404': 4.8 * 1024,
      '/hero-demo': 5 * 1024,
      [GALLERY]: 6.2 * 1024,
    };
    const most = ({ $, route }: Page): number => {
      const allowed = special[route];
      if (allowed) return allowed;
      if ($('[data-player]').length) return 4.9 * 1024;
      if ($('[data-search]').length) return 7.6 * 1024;
      if ($('[data-matching]').length) return 4.4 * 1024;
      if ($('[data-leave], [data-visit]').length) return 4.4 * 1024;
      const more = $(MORE).length > 0;
      return (more ? 4.1 : 3.5) * 1024;
    };
    expect(broken((page) => over(behaviour(page), most(page)), others)).toEqual([]);
  });

  it('404 finds the way on with at most 1 kB of script', () => {
    const [script = ''] = inlineScripts(pageAt('/404')).filter((code) =>
      code.includes(ADDRESS_BOOK),
    );
    const module = script.split('})();').find((code) => code.includes(ADDRESS_BOOK));
    within('404, resolver', Buffer.byteLength(`${module}})();`), 1000);
  });

  it('is at most 4.1 kB of JavaScript, however it is used', { timeout: 60_000 }, () => {
    expect(broken((page) => over(scriptWeight(page), 4100), others)).toEqual([]);
  });

  it('fetches no script before a touch', () => {
    expect(broken(scriptFiles, others)).toEqual([]);
  });
});

it('the numbers of home, for the log', () => {
  console.log(report.join('\n'));
  expect(report.length).toBeGreaterThan(4);
});
