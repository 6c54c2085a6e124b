/**
 * The content security policy of pages. Nothing inline runs without its hash, page by page; frames are the three
 * embeds that wait for a tap (R127, R146, R149). Wider only where a tag is configured and may run.
 */
import { EMBEDS } from './third-parties.ts';

const FIXED: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-src': EMBEDS.map(({ host }) => `https://${host}`),
};

/** Directive and sources that a page needs on top. */
export type Extra = readonly (readonly [directive: string, sources: readonly string[]])[];

/** The inline code of a page: each text that the browser would run or apply. */
export function inlineCode(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, , text = '']) => text);
  // Inside an SVG a style is markup; what makes it plain text there is not part of it.
  const styles = [
    ...html.matchAll(/<style\b[^>]*>(?:<!\[CDATA\[)?([\s\S]*?)(?:\]\]>)?<\/style>/g),
  ].map(([, text = '']) => text);
  return { scripts, styles };
}

/** The policy of one page. `hash` yields the base64 SHA-256 of a text. */
export function policyOf(html: string, hash: (text: string) => string, extra: Extra = []): string {
  const { scripts, styles } = inlineCode(html);
  const sources = (texts: string[]): string[] => [
    "'self'",
    ...new Set(texts.map((text) => `'sha256-${hash(text)}'`)),
  ];
  const own = { ...FIXED, 'script-src': sources(scripts), 'style-src': sources(styles) };
  const more = new Map(extra);
  return Object.entries(own)
    .map(([name, list]) => [name, ...list, ...(more.get(name) ?? [])].join(' '))
    .join(';');
}

/** The page with its policy as the first thing after the encoding, ahead of everything it rules. */
export function withPolicy(
  html: string,
  hash: (text: string) => string,
  extra: Extra = [],
): string {
  const meta = `<meta http-equiv="content-security-policy" content="${policyOf(html, hash, extra)}">`;
  return html.replace(/<meta charset="utf-8">/i, (charset) => charset + meta);
}
