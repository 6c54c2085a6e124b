/** Helpers to find parts of the built home page as visitors do: by headings, links, landmarks. */
import type { CheerioAPI } from 'cheerio';
import { pageAt, squeeze } from './dist.ts';

export const home = pageAt('/');
const { $ } = home;

type Nodes = ReturnType<CheerioAPI>;
type Node = Nodes[number];

export function textOf(nodes: Nodes): string {
  return squeeze(nodes.text());
}

/** The innermost section around the first heading (or the form's title) that matches `heading`. */
export function section(heading: string): Nodes {
  const title = $('main h1, main h2, main h3, main p, main legend').filter(
    (_, element) => textOf($(element)) === heading,
  );
  if (title.length === 0) throw new Error(`The home page has no heading "${heading}"`);
  return title.first().closest('section, form, article, div[id]');
}

/** Link targets inside `nodes` whose text contains `text`. */
export function hrefs(nodes: Nodes, text = ''): string[] {
  return nodes
    .find('a[href]')
    .toArray()
    .filter((a) => textOf($(a)).includes(text))
    .map((a) => $(a).attr('href') ?? '');
}

export function texts(nodes: Nodes, selector: string): string[] {
  return nodes
    .find(selector)
    .toArray()
    .map((element) => textOf($(element)));
}

export const body: Nodes = $('body');
export const main: Nodes = $('main');
export const header: Nodes = $('header').first();
export const footer: Nodes = $('footer').last();
export const find = (selector: string): Nodes => $(selector);
export const one = (node: Node): Nodes => $(node);
