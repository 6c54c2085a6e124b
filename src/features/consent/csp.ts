/**
 * The content security policy of pages. Inline code is allowed by hash, page by page; frames only for embeds of the
 * page (R127, R146, R149). Wider only on pages where a configured tag may run.
 */
import { type GitHost, sourcesOf } from '#lib/http/git-host.ts';
import { NOTICE_POLICY, RINGS } from '#lib/http/staff-app.ts';
import { KEEPS } from '#lib/kept-pages.ts';
import { frameOrigins } from './embeds.ts';

const FIXED: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
};

/** Additional directives and their sources. */
export type Extra = readonly (readonly [directive: string, sources: readonly string[]])[];

/** For the editor's page (Sveltia CMS): its styles, pictures before upload, a worker. No inline scripts. */
const EDITOR_SOURCES: Extra = [
  ['style-src', ["'unsafe-inline'"]],
  ['img-src', ['blob:']],
  ['connect-src', ['blob:', 'data:']],
  ['worker-src', ['blob:']],
  ['manifest-src', ['blob:']],
];

/** The same with the git host, if the content is at one. */
export function editorSources(host: GitHost | undefined): Extra {
  const more = new Map(host && sourcesOf(host));
  return EDITOR_SOURCES.map(
    ([name, list]) => [name, [...list, ...(more.get(name) ?? [])]] as const,
  );
}

/** Inline scripts and styles that browsers would run or apply. */
export function inlineCode(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, , text = '']) => text);
  // Inside an SVG, style content is markup; the CDATA wrapper is not part of it.
  const styles = [
    ...html.matchAll(/<style\b[^>]*>(?:<!\[CDATA\[)?([\s\S]*?)(?:\]\]>)?<\/style>/g),
  ].map(([, text = '']) => text);
  return { scripts, styles };
}

/** Trusted Types for scripts, except on pages where a tag may run: tag loaders add scripts that are not ours. */
const trustedTypes = (html: string): string[] => [
  "require-trusted-types-for 'script'",
  `trusted-types ${workerPolicy(html)}`,
];

/** Registering a worker takes a typed URL; `script-src 'self'` lets it run. */
function workerPolicy(html: string): string {
  if (html.includes(KEEPS)) return 'keep-pages';
  return html.includes(`<div class="contents" ${RINGS}`) ? NOTICE_POLICY : "'none'";
}

/** Directives that name where forms are sent. */
const SENDING = ['connect-src', 'form-action'];

/** `hash` returns the base64 SHA-256 of a text. @param formsOrigin where forms are sent, if not to the page's origin */
export function policyOf(
  html: string,
  hash: (text: string) => string,
  extra: Extra = [],
  formsOrigin?: string,
): string {
  const { scripts, styles } = inlineCode(html);
  const sources = (texts: string[]): string[] => [
    "'self'",
    ...new Set(texts.map((text) => `'sha256-${hash(text)}'`)),
  ];
  const more = new Map(extra);
  // Browsers ignore 'unsafe-inline' beside a hash.
  const hasAnyStyle = more.get('style-src')?.includes("'unsafe-inline'") ?? false;
  const own: Record<string, readonly string[]> = {
    ...Object.fromEntries(extra.map(([name]) => [name, []])),
    ...FIXED,
    'frame-src': frameOrigins(html),
    'script-src': sources(scripts),
    'style-src': sources(hasAnyStyle ? [] : styles),
  };
  const lists = Object.entries(own).map(([name, list]) =>
    [
      name,
      ...list,
      ...(formsOrigin !== undefined && SENDING.includes(name) ? [formsOrigin] : []),
      ...(more.get(name) ?? []),
    ].join(' '),
  );
  return [...lists, ...(extra.length ? [] : trustedTypes(html))].join(';');
}

/** Puts the policy right after the charset, before everything it governs. */
export function withPolicy(
  html: string,
  hash: (text: string) => string,
  extra: Extra = [],
  formsOrigin?: string,
): string {
  const policy = policyOf(html, hash, extra, formsOrigin);
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return html.replace(/<meta charset="utf-8">/i, (charset) => charset + meta);
}
