/**
 * What a host or a network between the build and the visitor has made of a page. Pages are sealed: their policy names the
 * hashes of their scripts and styles, so one that was rewritten on the way loses them.
 */
import { createHash } from 'node:crypto';
import { failed, type Finding, ok, skipped } from './finding.ts';

const CHECK = 'on the way';

/** Traces that programs of networks leave in a page, and the switch of each. */
const TRACES: readonly (readonly [trace: RegExp, what: string])[] = [
  [
    /\/cdn-cgi\/l\/email-protection|\bdata-cfemail=|email-decode\.min\.js/,
    'mail addresses were replaced (Cloudflare: Scrape Shield, Email Address Obfuscation, off)',
  ],
  [
    /rocket-loader|<script[^>]* type="[0-9a-f]+-(?:text\/javascript|module)"/,
    'scripts were put off (Cloudflare: Speed, Settings, Rocket Loader, off)',
  ],
  [
    /static\.cloudflareinsights\.com|\bdata-cf-beacon=/,
    'a script that counts visitors was added (Cloudflare: Web Analytics, automatic setup, off)',
  ],
  [
    /\/cdn-cgi\/challenge-platform\//,
    'a script that looks for bots was added (Cloudflare: Security, Bots, JavaScript Detections, off)',
  ],
  [/\/cdn-cgi\/zaraz\//, 'a tag manager was added (Cloudflare: Zaraz, Auto-inject script, off)'],
  [/\/\.netlify\/scripts\//, 'a script was added (Netlify: Real User Metrics, off)'],
  [/\bdata-pagespeed-|\.pagespeed\./, 'files were rewritten (PageSpeed module, off)'],
];

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const WHOLE = /^<!doctype html>[\s\S]*<\/html>$/i;
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"/i;

/** Whether a script or style of the page is not one that its policy names. */
function isUnsealed(page: string): boolean {
  const policy = POLICY.exec(page)?.[1];
  if (policy === undefined) return true;
  return [...page.matchAll(INLINE)].some(([, name = '', attributes = '', text = '']) => {
    const source = /\bsrc=["']?([^"'\s>]*)/i.exec(attributes)?.[1];
    // Ours are paths.
    if (source !== undefined) return /^(?:[a-z]+:)?\/\//i.test(source);
    const type = /\btype=["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
    // Data such as JSON-LD.
    if (name.toLowerCase() === 'script' && !/^(?:|module|text\/javascript)$/.test(type))
      return false;
    // In a drawing.
    const code = text.replace(/^<!\[CDATA\[([\s\S]*)\]\]>$/, '$1');
    return !policy.includes(createHash('sha256').update(code).digest('base64'));
  });
}

/** Line ends, a byte order mark and what follows the last element mean nothing. */
const plain = (page: string): string =>
  page
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .trimEnd();

const SHOWN = 40;

/** Such as `from character 3 on "…" in place of "…"`. */
function firstDifference(sent: string, built: string): string {
  let at = 0;
  while (at < built.length && sent[at] === built[at]) at += 1;
  const from = Math.max(0, at - SHOWN / 4);
  const around = (text: string): string =>
    JSON.stringify(text.slice(from, at + SHOWN)) + (at >= text.length ? ' (its end)' : '');
  return `from character ${at + 1} on ${around(sent)} in place of ${around(built)}`;
}

/**
 * What is different on the way, in plain words.
 * @param built the same page of the build; undefined without one, then only what the page itself shows
 */
export function checkWay(sent: string, built?: string): Finding {
  const traces = TRACES.filter(([trace]) => trace.test(sent) && !trace.test(built ?? ''));
  if (traces.length > 0) return failed(CHECK, traces.map(([, what]) => what).join('; '));
  const [page, original] = [plain(sent), plain(built ?? '')];
  if (built !== undefined && page === original)
    return ok(CHECK, 'the home page arrives as it is in dist/');
  if (!WHOLE.test(page))
    return failed(CHECK, 'the home page does not begin and end as ours: cut, added to, or another');
  const bare = (text: string): string => text.replaceAll(/\s+/g, '');
  if (built !== undefined && bare(page) === bare(original))
    return failed(CHECK, 'blanks or line breaks were changed (minifying of pages, off)');
  const difference = built === undefined ? '' : `: ${firstDifference(page, original)}`;
  if (isUnsealed(page))
    return failed(
      CHECK,
      `a script or style is not one that the policy of our pages names, so something changes them on the way, or it is no page of ours${difference}`,
    );
  // Editors publish at any time: the build here may be an older one.
  return built === undefined
    ? ok(CHECK, 'the home page has the scripts and styles that it was built with')
    : skipped(
        CHECK,
        `the home page is of another build than dist/, or its words were changed${difference}`,
      );
}
