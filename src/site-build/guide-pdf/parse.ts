/** Parses a guide from its built page, so that the PDF matches the site. */
import { load, type Cheerio, type CheerioAPI } from 'cheerio';

/** cheerio does not export this type. */
type Elements = ReturnType<CheerioAPI>;
type Content = ReturnType<Cheerio<never>['contents']>;

/** Part of a line with one format. */
export interface Run {
  text: string;
  bold: boolean;
  /** Absolute; only for a link. */
  href?: string;
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; runs: Run[] }
  | { kind: 'text'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'ticks'; items: Run[][] }
  | { kind: 'blank'; label: string; rows: number }
  | { kind: 'sheet'; blocks: Block[] };

export interface PrintedGuide {
  title: string;
  heading: string;
  summary: string;
  /** `2026-03-05`. */
  date: string;
  url: string;
  language: string;
  /** Path of the thread drawing. */
  picture: string;
  blocks: Block[];
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ');

/** That the page declares, if any. */
export function pdfAddress(html: string): string | undefined {
  return /<link\b[^>]*\btype="application\/pdf"[^>]*>/
    .exec(html)?.[0]
    .match(/\bhref="([^"]+)"/)?.[1];
}

function runsOf($: CheerioAPI, inside: Content | Elements, base: string): Run[] {
  return inside
    .contents()
    .toArray()
    .map((node): Run => {
      const element = $(node);
      const href = element.is('a') ? element.attr('href') : undefined;
      return {
        text: squeeze(element.text()),
        bold: element.is('strong, b'),
        ...(href && { href: new URL(href, base).href }),
      };
    })
    .filter(({ text }) => text !== '');
}

function blockOf($: CheerioAPI, element: Elements, base: string): Block[] {
  const items = (): Run[][] =>
    element
      .children('li')
      .toArray()
      .map((item) => {
        const inside = $(item).find('label.check > span');
        return runsOf($, inside.length ? inside : $(item), base);
      });
  if (element.is('h2, h3'))
    return [{ kind: 'heading', level: element.is('h2') ? 2 : 3, runs: runsOf($, element, base) }];
  if (element.is('p')) return [{ kind: 'text', runs: runsOf($, element, base) }];
  if (element.is('ul.ticks')) return [{ kind: 'ticks', items: items() }];
  if (element.is('ul, ol')) return [{ kind: 'list', ordered: element.is('ol'), items: items() }];
  if (element.is('.blank')) {
    const rows = Number(element.find('textarea').attr('rows') ?? 1);
    return [{ kind: 'blank', label: squeeze(element.find('label').text()), rows }];
  }
  // Drawings and remarks are for the page.
  if (element.is('[data-part]')) return [];
  if (element.is('.sheet')) return [{ kind: 'sheet', blocks: blocksOf($, element, base) }];
  throw new Error(
    `A guide contains <${element.prop('tagName')?.toLowerCase()}>, which its PDF does not support: use paragraphs, lists, headings and worksheets`,
  );
}

function blocksOf($: CheerioAPI, parent: Elements, base: string): Block[] {
  return parent
    .children()
    .toArray()
    .flatMap((child) => blockOf($, $(child), base));
}

/** @throws {Error} at elements the PDF does not support */
export function readGuide(html: string): PrintedGuide {
  const $ = load(html);
  const text = $('[data-guide]');
  const url = $('link[rel="canonical"]').attr('href') ?? '';
  return {
    title: text.attr('data-guide') ?? '',
    heading: squeeze($('h1').text()).trim(),
    summary: squeeze($('article .lede').first().text()).trim(),
    date: $('article time').attr('datetime') ?? '',
    url,
    language: $('html').attr('lang') ?? 'en',
    picture: $('article img').first().attr('src') ?? '',
    blocks: blocksOf($, text, url),
  };
}

/** With the two threads of its drawing as path data. */
export interface DrawnGuide extends PrintedGuide {
  drawing: { width: number; height: number; threads: { path: string; isSecond: boolean }[] };
}

/** `file` reads a file of the site by its path. */
export async function addDrawing(
  guide: PrintedGuide,
  file: (path: string) => Promise<string>,
): Promise<DrawnGuide> {
  const $ = load(await file(guide.picture), { xml: true });
  const [, , width = 0, height = 0] = ($('svg').attr('viewBox') ?? '').split(/\s+/).map(Number);
  const threads = $('path')
    .toArray()
    .map((path) => ({ path: $(path).attr('d') ?? '', isSecond: $(path).hasClass('b') }));
  if (!width || !threads.length) throw new Error(`${guide.picture} is not a thread drawing`);
  return { ...guide, drawing: { width, height, threads } };
}
