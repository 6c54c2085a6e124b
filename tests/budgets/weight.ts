/** Measures built pages as transferred: brotli 11, pictures and fonts as they are. */
import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { brotliParams } from '#site-build/output/brotli.ts';
import { DIST, type Page } from '../site/dist.ts';

const COMPRESSED = /\.(?:woff2?|avif|webp|png|jpe?g|mp4)$/;

/** Brotli bytes by content: pages share most of their scripts. */
const compressed = new Map<string, number>();

/** Brotli bytes, compressed as by the build. */
export function brotli(text: string): number {
  const params = brotliParams(Buffer.byteLength(text));
  const bytes = compressed.get(text) ?? brotliCompressSync(Buffer.from(text), { params }).length;
  compressed.set(text, bytes);
  return bytes;
}

/** Transfer size of a file of the site. Throws if the file was not built. */
export function weigh(address: string): number {
  const path = address.replace(/[?#].*$/, '');
  const file = resolve(DIST, `.${path}`);
  if (!existsSync(file)) throw new Error(`${address} is not in dist/`);
  const content = readFileSync(file);
  return COMPRESSED.test(path) ? content.length : brotli(content.toString());
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const unique = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(addresses.filter((address) => address !== undefined)),
];

/** Linked stylesheets and all fonts that styles of the page reference. */
export function stylesOf({ $, html }: Page): { sheets: string[]; fonts: string[] } {
  const sheets = unique(
    $('link[rel="stylesheet"]')
      .toArray()
      .map((link) => $(link).attr('href')),
  );
  const css = [html, ...sheets.map((sheet) => readFileSync(resolve(DIST, `.${sheet}`), 'utf8'))];
  const named = css.flatMap((text) => [...text.matchAll(/url\(['"]?(\/[^'")]+\.woff2?)/g)]);
  return { sheets, fonts: unique(named.map(([, address]) => address)) };
}

/** Images loaded without scrolling: all that are not lazy, in the smallest candidate. */
function eagerPictures({ $ }: Page): string[] {
  return unique(
    $('img[src]:not([loading="lazy"])')
      .toArray()
      .map((img) => $(img).attr('src'))
      .filter((src) => !src?.startsWith('data:')),
  );
}

const DATA_BLOCK = /json|speculationrules|importmap/;

/** Executable inline scripts. */
export function inlineScripts({ $ }: Page): string[] {
  return $('script:not([src])')
    .toArray()
    .filter((script) => !DATA_BLOCK.test($(script).attr('type') ?? ''))
    .map((script) => $(script).html() ?? '');
}

/**
 * Whether an inline script is the island runtime and not page code: Astro's `astro-island` element or a client
 * directive, which register on `self.Astro` or `customElements`.
 */
export function isIslandMachinery(code: string): boolean {
  return /customElements\.define\(["']astro-island|\bAstro\b.*=|astro:hydrate/.test(code);
}

/** Scripts loaded without interaction: sources and module preloads. */
export function scriptFiles({ $ }: Page): string[] {
  return unique(
    $('script[src], link[rel="modulepreload"], link[rel="preload"][as="script"]')
      .toArray()
      .map((element) => $(element).attr('src') ?? $(element).attr('href')),
  );
}

/** Brotli bytes of all JavaScript before an interaction. */
export function scriptWeight(page: Page): number {
  return sum(inlineScripts(page).map(brotli)) + sum(scriptFiles(page).map(weigh));
}

/** Preloaded fonts. Fonts in data URLs are part of the page itself. */
function preloadedFonts({ $ }: Page): string[] {
  return unique(
    $('link[rel="preload"][as="font"]')
      .toArray()
      .map((link) => $(link).attr('href')),
  );
}

/** Brotli bytes of the complete first view: page, stylesheets, fonts, and visible pictures. */
export function firstView(page: Page): number {
  const { sheets } = stylesOf(page);
  const waitedFor = [...sheets, ...preloadedFonts(page), ...eagerPictures(page)];
  return brotli(page.html) + sum(waitedFor.map(weigh));
}

/** Brotli bytes until the first view has arrived and the rest may follow (site-build/styles/critical-css.ts). */
export function firstBytes({ html }: Page): number {
  const [above = ''] = html.split(' data-above-the-fold-end');
  // Level 7 is a hundredth above 9, which took 40 % of the processor time of all tests of the built site.
  return brotliCompressSync(above, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }).length;
}

/** The first view and the full display font, which loads after the page (styles/font.css). */
export function firstViewAndFont(page: Page): number {
  return firstView(page) + sum(stylesOf(page).fonts.map(weigh));
}

/** URLs of a module and all its static imports. */
function moduleGraph(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (address: string): void => {
    if (seen.has(address)) return;
    seen.add(address);
    const code = readFileSync(resolve(DIST, `.${address}`), 'utf8');
    for (const [, specifier = ''] of code.matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{][^'"()]*?from\s*)?["'](\.[^'"]+)["']/g,
    )) {
      visit(posix.join(posix.dirname(address), specifier));
    }
  };
  entries.forEach(visit);
  return [...seen];
}

/** Files fetched by the first interaction with the island around `selector`, by URL, in brotli bytes. */
export function firstTouch({ $ }: Page, selector: string): Map<string, number> {
  const island = $(selector).closest('astro-island');
  const entries = unique(['component-url', 'renderer-url'].map((name) => island.attr(name)));
  if (entries.length !== 2) throw new Error(`No unhydrated island contains ${selector}`);
  return new Map(moduleGraph(entries).map((address) => [address, weigh(address)]));
}

/** Files that a hydrated island fetches for the module `name` in addition, by URL, in brotli bytes. */
export function lateFiles(page: Page, selector: string, name: string): Map<string, number> {
  const first = firstTouch(page, selector);
  const named = [...first.keys()].flatMap((address) => {
    const code = readFileSync(resolve(DIST, `.${address}`), 'utf8');
    return [
      ...code.matchAll(new RegExp(`import\\([\`"']\\./(${name}\\.[^\`"']+)[\`"']\\)`, 'g')),
    ].map(([, file = '']) => posix.join(posix.dirname(address), file));
  });
  const graph = moduleGraph(unique(named)).filter((address) => !first.has(address));
  return new Map(graph.map((address) => [address, weigh(address)]));
}
