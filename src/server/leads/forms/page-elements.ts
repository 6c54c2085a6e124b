/** Finds elements without a tree: a parser that keeps one takes 20 MB per page, and the process keeps them. */
import { Parser } from 'htmlparser2';

export interface PageElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Offset in the page. */
  start: number;
  /** Offset after the `>` of its start tag. */
  inner: number;
  /** Offset of its end tag. */
  close: number;
  /** Offset after its end tag. */
  end: number;
  parent: PageElement | undefined;
}

/** Whether it is in an element of this name. */
const isInside = (element: PageElement, name: string): boolean =>
  element.parent !== undefined && (element.parent.name === name || isInside(element.parent, name));

/** Elements that `isWanted` accepts, in the order of their end tags. Content of `<template>` is left out. */
export function elementsOf(
  html: string,
  isWanted: (element: Pick<PageElement, 'name' | 'attributes'>) => boolean,
): PageElement[] {
  const found: PageElement[] = [];
  let open: PageElement | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { startIndex: start, endIndex } = parser;
      const inner = endIndex + 1;
      open = { name, attributes, start, inner, close: inner, end: inner, parent: open };
    },
    onclosetag() {
      if (!open) return;
      open.close = parser.startIndex;
      open.end = parser.endIndex + 1;
      if (isWanted(open) && !isInside(open, 'template')) found.push(open);
      open = open.parent;
    },
  });
  parser.end(html);
  return found;
}

export function closest(element: PageElement, name: string): PageElement | undefined {
  const { parent } = element;
  return parent?.name === name ? parent : parent && closest(parent, name);
}

/** Replaces the HTML of elements; those inside a replaced one are left out. */
export function replaced(
  html: string,
  replacements: readonly (readonly [PageElement, string])[],
): string {
  const parts: string[] = [];
  let at = 0;
  for (const [{ start, end }, text] of replacements.toSorted(([a], [b]) => a.start - b.start)) {
    if (start < at) continue;
    parts.push(html.slice(at, start), text);
    at = end;
  }
  return [...parts, html.slice(at)].join('');
}
