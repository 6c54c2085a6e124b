/** Byte budgets of the built site. Numbers in bytes; kB is 1,000, KiB is 1,024. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { isTranslation } from '#features/translations/page-language.ts';
import { KEEPS, KEPT_WORKER } from '#lib/kept-pages.ts';
import { REDIRECT_TABLE_PATH } from '#lib/redirects/table.ts';
import { DIST, distinct, type Page, pageAt } from '../site/dist.ts';
import { broken } from '../site/every-page.ts';
import {
  firstBytes,
  firstTouch,
  firstView,
  firstViewAndFont,
  inlineScripts,
  isIslandMachinery,
  lateFiles,
  stylesOf,
  scriptFiles,
  scriptWeight,
  weigh,
} from './weight.ts';

const home = pageAt('/');
const others = distinct.filter((page) => page !== home);
const over = (bytes: number, most: number): string | undefined =>
  bytes > most ? `${bytes} of ${most} bytes` : undefined;
const report: string[] = [];

/** Compressed size of a page, from the .br file of the build. */
const sent = (file: string): number => statSync(resolve(DIST, `${file}.br`)).size;

/** Checks a number against its budget and adds it to the report. */
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
  it('first view is at most 32 kB: page with styles, heading font, hero', () => {
    within('home, first view', firstView(home), 32_000);
  });

  it('first view and the full font that follows it are at most 52.6 kB', () => {
    within('home, first view and full font', firstViewAndFont(home), 52_600);
  });

  it('first paint needs at most 12.4 kB, less than the first round trip delivers', () => {
    within('home, until its first view ends', firstBytes(home), 12_400);
  });

  it('JavaScript before interaction is at most 4.15 kB, all inline', () => {
    // With what hides calls that are over: home has ended with the next free ones since it has the night closing.
    within('home, JavaScript before interaction', scriptWeight(home), 4150);
    expect(scriptFiles(home)).toEqual([]);
  });

  it('scripts without React are at most 7 KiB, with the hero’s threads', () => {
    within('home, inline behaviour', behaviour(home), 7 * 1024);
  });

  it('styles are inlined', () => {
    expect(stylesOf(home).sheets).toEqual([]);
  });

  it('a font is at most 21 kB', () => {
    const { fonts } = stylesOf(home);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) within(`font ${font}`, weigh(font), 21_000);
  });

  it('the first touch of the contact form fetches at most 78 KiB', () => {
    const files = firstTouch(home, `form[action="${CONTACT_PATH}"]`);
    const bytes = [...files.values()].reduce((total, size) => total + size, 0);
    expect(files.size).toBeGreaterThan(2);
    within(`first touch of the form, ${files.size} files`, bytes, 78 * 1024);
  });

  it('the custom select for a mouse fetches at most 25 KiB more', () => {
    const form = `form[action="${CONTACT_PATH}"]`;
    const files = [...lateFiles(home, form, 'Listbox')];
    expect(files.length).toBeGreaterThanOrEqual(1);
    const bytes = files.reduce((total, [, size]) => total + size, 0);
    within(`the listbox, ${files.length} files`, bytes, 25 * 1024);
  });
});

/** The component gallery, for developers. */
const GALLERY = '/component-templates';

/** The address of the page that a translation translates. */
function originalOf({ $ }: Page): string | undefined {
  const href = $(`link[rel="alternate"][hreflang="${site.language}"]`).attr('href');
  return href && new URL(href).pathname;
}

/** Sections with their own script. */
const MORE =
  '[data-print], form[method="post"], [data-estimate], [data-team-filter], [data-episodes]';

describe('every other page', () => {
  it('needs at most 11.5 kB for the first view, the form with its times and the quiz 15 kB, where the layout marks its end', () => {
    const withFoldMarker = others.filter(({ html }) => html.includes(' data-above-the-fold-end'));
    // The team's portrait is inline, so that it is painted with the text.
    const special: Record<string, number> = {
      '/hero-demo': 12_000,
      '/team': 12_100,
      [site.consultation.path]: 15_000,
      // Its questions and results are in the island's tag, before its first card.
      '/quiz': 15_000,
    };
    /** Of translations, by the page that they translate: words are passed to the island, and help lines are above it. */
    const translated: Record<string, number> = {
      [site.consultation.path]: 15_500,
      '/quiz': 15_000,
    };
    const most = (page: Page): number =>
      (isTranslation(page.route) ? translated[originalOf(page) ?? ''] : special[page.route]) ??
      11_500;
    expect(broken((page) => over(firstBytes(page), most(page)), withFoldMarker)).toEqual([]);
    expect(withFoldMarker.length).toBeGreaterThan(others.length * 0.9);
  });

  it('is at most 30 kB of HTML', () => {
    const most = ({ route }: Page): number => (route === GALLERY ? 57_500 : 30_000);
    expect(broken((page) => over(sent(page.file), most(page)), others)).toEqual([]);
  });

  it('does at most 5.15 KiB of its own, 5.95 KiB with a row, a draft, a print button, a sum, or a filter, 6.6 KiB with a player, 9 KiB with a search; a way out is 1.65 KiB more, keeping the page 1.2 KiB, times for a call and what it is about 2.3 KiB, the next calls 0.1 KiB, with the list of what was sent 2.65 KiB, with questions in steps 3 KiB, with a ranking by them 0.45 KiB', () => {
    // The 404 page contains all redirects; the other has the layout of the home page.
    const special: Record<string, number> = {
      '/404': 6.15 * 1024,
      '/hero-demo': 6.2 * 1024,
      [GALLERY]: 8.05 * 1024,
    };
    const most = ({ $, route }: Page): number => {
      const allowed = special[route];
      if (allowed) return allowed;
      const some = (selector: string): boolean => $(selector).length > 0;
      const calls = some('[data-until]') ? 0.1 : 0;
      if (some('[data-player]')) return (6.6 + calls) * 1024;
      if (some('[data-search]')) return 9 * 1024;
      if (some('[data-sent-log]')) return 7.65 * 1024;
      if (some('[data-steps]')) return (some('[data-matching]') ? 8.45 : 8) * 1024;
      return (
        ((some(MORE) ? 5.95 : 5.15) +
          calls +
          (some('[data-quick-exit]') ? 1.65 : 0) +
          (some(`[${KEEPS}]`) ? 1.2 : 0) +
          (some('[data-offered-times]') ? 2.3 : 0)) *
        1024
      );
    };
    expect(broken((page) => over(behaviour(page), most(page)), others)).toEqual([]);
  });

  it('the worker of kept pages is at most 2 kB', () => {
    within('worker of kept pages', statSync(resolve(DIST, `.${KEPT_WORKER}`)).size, 2000);
  });

  it('the 404 page has at most 1 kB of script', () => {
    const [script = ''] = inlineScripts(pageAt('/404')).filter((code) =>
      code.includes(REDIRECT_TABLE_PATH),
    );
    const module = script.split('})();').find((code) => code.includes(REDIRECT_TABLE_PATH));
    within('404, resolver', Buffer.byteLength(`${module}})();`), 1000);
  });

  it('loads at most 4.4 kB of JavaScript, 4.76 kB with a search, 4.95 kB with times in any zone and what the page before was about, after any interaction', () => {
    const most = ({ $, route }: Page): number => {
      // The gallery has the next calls as well.
      if (route === GALLERY) return 4500;
      if ($('[data-offered-times]').length) return 4950;
      return $('[data-search]').length ? 4760 : 4400;
    };
    expect(broken((page) => over(scriptWeight(page), most(page)), others)).toEqual([]);
  });

  it('fetches no script before an interaction', () => {
    expect(broken(scriptFiles, others)).toEqual([]);
  });
});

if (site.parts.quiz)
  describe('the quiz', () => {
    /** Chunks of the island's drawing and of the result with its card, which wait for each other. */
    const late = (name: string): Map<string, number> => lateFiles(pageAt('/quiz'), '.quiz', name);
    const minified = (files: Iterable<string>): number =>
      [...files].reduce((total, file) => total + statSync(resolve(DIST, `.${file}`)).size, 0);

    it('its tangle is at most 5,000 bytes of minified script, and nothing before somebody starts', () => {
      const files = [...late('motion').keys()];
      expect(files.length).toBeGreaterThan(0);
      within('tangle of the quiz, minified', minified(files), 5000);
      const { html } = pageAt('/quiz');
      for (const file of files) expect(html).not.toContain(file);
    });

    it('its card, with taking it together, is at most 6.5 kB more as it is sent', () => {
      const drawing = new Set(late('motion').keys());
      const files = [...late('CardResult'), ...late('Landing')].filter(
        ([file]) => !drawing.has(file),
      );
      const bytes = new Map(files);
      expect(bytes.size).toBeGreaterThan(1);
      within(
        'card of the quiz',
        [...bytes.values()].reduce((total, size) => total + size, 0),
        6500,
      );
    });
  });

it('prints the numbers of the home page', () => {
  console.log(report.join('\n'));
  expect(report.length).toBeGreaterThan(4);
});
