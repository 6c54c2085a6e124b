/** Links that lead nowhere. Other sites are judged by the look of the address only: nothing is fetched. */
import { addressOf, nearest } from '../addresses.ts';
import type { Link } from '../content-file.ts';
import type { Rule, Site } from '../rule.ts';

type Verdict = { why: string; example: string; level?: 'warning' } | undefined;

function elsewhere(href: string, { url, live }: Site): Verdict {
  const parsed = URL.parse(href);
  if (!parsed || /\s/.test(href))
    return { why: 'this is no complete address', example: 'https://www.example.com/page' };
  if (parsed.origin === url)
    return {
      why: 'it names our own site by its full address',
      example: `write only the path: ${parsed.pathname}${parsed.hash}`,
    };
  if (parsed.protocol === 'http:')
    return {
      why: 'the line to this site is not encrypted',
      example: href.replace('http:', 'https:'),
    };
  if (
    !/^[\w-]+(?:\.[\w-]+)+$/.test(parsed.hostname) ||
    /\.(?:local|test|internal)$/.test(parsed.hostname)
  )
    return {
      why: 'this address works on nobody else’s computer',
      example: 'https://www.example.com/page',
    };
  if (live && /(?:^|\.)example\.com$/.test(parsed.hostname))
    return { why: 'this is still the sample’s address', example: 'the address of your own page' };
  return undefined;
}

function contact(href: string): Verdict {
  if (href.startsWith('tel:') && !/^tel:\+?[\d-]+$/.test(href))
    return { why: 'phones cannot dial this', example: 'tel:+12145550123' };
  if (href.startsWith('mailto:') && !/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(href))
    return { why: 'this is no mail address', example: 'mailto:hello@example.com' };
  return undefined;
}

function inside(href: string, own: string | undefined, { addresses }: Site): Verdict {
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  // A text that is shown on several pages may jump to a place of any of them.
  const page = path === '' ? own : path;
  if (page === undefined) return undefined;
  const target = addresses.pages.get(page);
  if (!target) {
    const moved = addresses.moved(page);
    if (moved) return { why: 'this page has moved', example: `write ${moved}`, level: 'warning' };
    const near = nearest(addresses, page);
    return {
      why: 'no page of this site has that address',
      example: near ? `write ${near}` : 'write the path of a page that exists, like /team',
    };
  }
  if (target.hidden)
    return {
      why: `visitors get “not found”: ${target.file} is ${target.hidden}`,
      example: 'publish that page first, or leave the link out until then',
    };
  if (anchor && !addresses.places(page).has(decodeURIComponent(anchor)))
    return {
      why: `the page ${page} has no place called “${anchor}”`,
      example: `write one of: ${
        [...target.anchors]
          .slice(0, 6)
          .map((id) => `#${id}`)
          .join(', ') || page
      }`,
    };
  return undefined;
}

function judge(href: string, own: string | undefined, site: Site): Verdict {
  if (/^(?:tel|mailto|sms):/.test(href)) return contact(href);
  if (/^[a-z][\w+.-]*:/i.test(href)) return elsewhere(href, site);
  if (href === '' || href === '#')
    return { why: 'this link leads nowhere yet', example: '[the team](/team)' };
  if (href.startsWith('/') || href.startsWith('#')) return inside(href, own, site);
  // Pictures and other files beside the text are the build's to find.
  if (href.startsWith('.') || href.includes('{')) return undefined;
  return { why: 'a path begins with a slash', example: `/${href}` };
}

export const links: Rule = (file, site) => {
  const own = addressOf(file);
  return file.links.flatMap(({ href, field, line }: Link) => {
    const verdict = judge(href, own, site);
    return verdict ? [{ field, line, words: href, ...verdict }] : [];
  });
};
