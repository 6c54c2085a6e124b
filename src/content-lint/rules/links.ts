/** Finds broken links. External links are only checked by syntax; nothing is fetched. */
import { goneAt } from '#features/parts/off.ts';
import { addressOf, closestPage, decoded } from '../urls.ts';
import { type ContentFile, fieldName, type Link } from '../content-file.ts';
import type { Rule, RuleFinding, Site } from '../rule.ts';

type Problem = { why: string; example: string; level?: 'warning' } | undefined;

function checkExternal(href: string, { url, live }: Site): Problem {
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
      why: 'this link is not encrypted (http)',
      example: href.replace('http:', 'https:'),
    };
  if (
    !/^[\w-]+(?:\.[\w-]+)+$/.test(parsed.hostname) ||
    /\.(?:local|test|internal)$/.test(parsed.hostname)
  )
    return {
      why: 'this address only works on your own computer',
      example: 'https://www.example.com/page',
    };
  if (live && /(?:^|\.)example\.com$/.test(parsed.hostname))
    return { why: 'this is still the sample’s address', example: 'the address of your own page' };
  return undefined;
}

function checkContact(href: string): Problem {
  if (href.startsWith('tel:') && !/^tel:\+?[\d-]+$/.test(href))
    return { why: 'this is not a phone number that can be dialed', example: 'tel:+15035550123' };
  if (href.startsWith('mailto:') && !/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(href))
    return { why: 'this is no mail address', example: 'mailto:office@example.com' };
  return undefined;
}

function checkInternal(href: string, own: string | undefined, { addresses }: Site): Problem {
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  // A text shown on several pages may target an anchor on any of them.
  const page = path === '' ? own : path;
  if (page === undefined) return undefined;
  const target = addresses.pages.get(page);
  if (!target) {
    const moved = addresses.moved(page);
    if (moved) return { why: 'this page has moved', example: `write ${moved}`, level: 'warning' };
    const near = closestPage(addresses, page);
    return {
      why: 'no page of this site has that address',
      example: near ? `write ${near}` : 'write the path of a page that exists, like /team',
    };
  }
  const instead = target.hidden && addresses.moved(page);
  if (instead)
    return {
      why: `${target.file} is ${target.hidden}, and its visitors are led to ${instead} meanwhile`,
      example: `write ${instead}, or leave it if that page comes back`,
      level: 'warning',
    };
  if (target.hidden)
    return {
      why: `visitors get “not found”: ${target.file} is ${target.hidden}`,
      example: 'publish that page first, or leave the link out until then',
    };
  if (anchor && !addresses.anchorsOf(page).has(decoded(anchor) ?? anchor))
    return {
      why: `the page ${page} has no anchor called “${anchor}”`,
      example: `write one of: ${
        [...target.anchors]
          .slice(0, 6)
          .map((id) => `#${id}`)
          .join(', ') || page
      }`,
    };
  return undefined;
}

function checkLink(href: string, own: string | undefined, site: Site): Problem {
  if (/^(?:tel|mailto|sms):/.test(href)) return checkContact(href);
  if (/^[a-z][\w+.-]*:/i.test(href)) return checkExternal(href, site);
  if (href === '' || href === '#')
    return { why: 'this link leads nowhere yet', example: '[the team](/team)' };
  if (href.startsWith('/') || href.startsWith('#')) return checkInternal(href, own, site);
  // The build checks relative files.
  if (href.startsWith('.') || href.includes('{')) return undefined;
  if (/^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|gov|edu)(?:\/|$)/i.test(href))
    return { why: 'an address of another site begins with https://', example: `https://${href}` };
  if (/^[^\s@/]+@[^\s@/]+$/.test(href))
    return { why: 'a link to an email address begins with mailto:', example: `mailto:${href}` };
  if (/^\+?[\d()\s.-]{7,}$/.test(href))
    return {
      why: 'a link to a phone number begins with tel: and has only digits',
      example: `tel:${href.replaceAll(/[^\d+]/g, '')}`,
    };
  return { why: 'a path begins with a slash', example: `/${href}` };
}

/** In front matter, the build leaves out links to parts that are off; their pages need not be there. */
function checkPart(href: string, field: string, own: string | undefined, { gone }: Site): Problem {
  const found = goneAt(gone, href);
  const isSeen = field.startsWith('text') && !(own && goneAt(gone, own));
  if (!found || !isSeen) return undefined;
  return {
    why: `the part “${found.part}” is off, so visitors see the words without the link`,
    example: 'take the sentence out, or link to a page that the site has',
    level: 'warning',
  };
}

/** Groups of the sitemap for single pages, none of which is there: the build stops at them. */
function emptyGroups({ path, fields }: ContentFile, { addresses }: Site): RuleFinding[] {
  if (!path.startsWith('pages/')) return [];
  const pages = fields.filter((one) => one.path.at(-2) === 'pages' && one.path.includes('groups'));
  const groups = [...Map.groupBy(pages, (one) => fieldName(one.path.slice(0, -1)))];
  return groups.flatMap(([field, members]) => {
    const [first] = members;
    const isThere = members.some(
      ({ value }) => /\*$/.test(String(value)) || addresses.pages.get(String(value))?.hidden === '',
    );
    if (!first || isThere) return [];
    return [
      {
        field,
        line: first.line,
        words: members.map(({ value }) => String(value)).join(', '),
        why: 'none of these pages is there, and the build stops at an empty group',
        example: 'name a page that exists, or take the group out',
      },
    ];
  });
}

export const links: Rule = (file, site) => {
  const own = addressOf(file);
  const broken = file.links.flatMap(({ href, field, line }: Link) => {
    const problem = goneAt(site.gone, href)
      ? checkPart(href, field, own, site)
      : checkLink(href, own, site);
    return problem ? [{ field, line, words: href, ...problem }] : [];
  });
  return [...broken, ...emptyGroups(file, site)];
};
