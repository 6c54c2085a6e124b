/** Puts the letters of a page's first heading and of the practice's name into the page itself (styles/font.css). */
import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

const FACE = new URL('../styles/fonts/newsreader-hearthline.woff2', import.meta.url);
/** Weight of large headings; the axis would cost half as much again. */
const WEIGHT = 470;
/** Tables that a handful of large letters does without: 0.5 kB that the first paint would wait for. */
const SPARE = ['STAT', 'GSUB', 'GPOS', 'GDEF', 'gasp', 'prep'];
const HEADING = /<h1\b[^>]*>([\s\S]*?)<\/h1>/;
const NAMED = /<(\w+)[^>]* class="(?:[^"]* )?letters(?: [^"]*)?"[^>]*>([\s\S]*?)<\/\1>/;
/**
 * Before the first paint:
 * 1. The letters are unpacked, so that the first layout is the last one.
 * 2. A later page of this visit may use the whole face, which the first one fetched. A browser that keeps nothing shows
 *    the fallback in the first view of each page.
 * 3. A page entered at its top is laid out from the top: the first view, and once that is painted the rest
 *    (styles/fresh.css); one that is reloaded or come back to at once, as it has a place to keep.
 */
const BEFORE_PAINT = [
  "document.fonts.load('1em Hearth Letters');",
  '{let d=document.documentElement.dataset,[e]=performance.getEntriesByType(`navigation`);',
  "try{let s=sessionStorage;if(s.face)d.face='';s.face=1}catch{}",
  "if(!location.hash&&e?.type===`navigate`){d.fresh='unseen';",
  "new PerformanceObserver(()=>d.fresh&&='').observe({type:`paint`,buffered:!0})}}",
].join('');

const textOf = (html: string): string =>
  html.replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, '').replaceAll('&amp;', '&');

/** The letters that a page's first view sets in the display face, each once. */
export function lettersOf(html: string): string {
  const text = textOf(HEADING.exec(html)?.[1] ?? '') + textOf(NAMED.exec(html)?.[2] ?? '');
  return [...new Set(text.replace(/\s+/g, ' '))].sort().join('');
}

/** Small letters and marks that most titles need some of. */
const COMMON = " abcdefghijklmnopqrstuvwxyz,.?’'-";

/** More letters than asked for, so that many pages ask for the same: 1 kB more, and no work of their own. */
export function roundUp(letters: string): string {
  return [...new Set(COMMON + letters)].sort().join('');
}

/** Rules already made, by their letters. */
const made = new Map<string, Promise<string>>();

/** The face with just these letters, as a style rule that needs no request. */
export function letterRule(letters: string): Promise<string> {
  const rule = made.get(letters) ?? makeRule(letters);
  made.set(letters, rule);
  return rule;
}

/** The face in its one weight, unpacked once: half the work of every subset. */
let plainFace: Promise<Buffer> | undefined;

async function unpack(): Promise<Buffer> {
  // Its types do not know `keepAllGlyphs` and `dropTables` yet.
  const options = {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: { wght: WEIGHT },
    dropTables: SPARE,
  } as const;
  return subsetFont(await readFile(FACE), '', options);
}

async function makeRule(letters: string): Promise<string> {
  plainFace ??= unpack();
  const options = { targetFormat: 'woff2', dropTables: SPARE } as const;
  const font = await subsetFont(await plainFace, letters, options);
  const source = `url(data:font/woff2;base64,${font.toString('base64')})`;
  return `@font-face{font-family:"Hearth Letters";src:${source};font-weight:400 600}`;
}

/** Writes the script that has to run before the first paint; `inline()` writes the letters. */
export function letters(): AstroIntegration {
  return {
    name: 'letters',
    hooks: {
      'astro:config:setup': ({ injectScript }) => injectScript('head-inline', BEFORE_PAINT),
    },
  };
}
