/** What a page may load: the content security policy with its hashes, and the question about cookies. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type EmbedKind, embedsAt } from '#features/consent/embeds.ts';
import { cookieQuestion } from '#features/consent/cookie-question.ts';
import { isTranslation, languageOf } from '#features/translations/page-language.ts';
import { CONSENT_WORDS } from '#features/consent/words.ts';
import { site } from '#site';
import { attributes, type Page, pageAt, pages, squeeze } from './dist.ts';
import { broken, failed } from './every-page.ts';

const DATA_BLOCK = /^(?:application\/(?:ld\+)?json|importmap|speculationrules|text\/plain)$/;

/** Required value of each directive; only those that end in `-src` fall back to `default-src`. */
const CLOSED = {
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'connect-src': "'self'",
};

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** By directive. */
function policyOf({ $ }: Page): Map<string, string[]> {
  const content = $('meta[http-equiv="content-security-policy" i]').attr('content') ?? '';
  return new Map(
    content
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

const inline = ({ $ }: Page, selector: string): string[] =>
  $(selector)
    .toArray()
    .filter((element) => !DATA_BLOCK.test($(element).attr('type') ?? ''))
    // Within a drawing a browser reads CDATA as text, and hashes what is in it.
    .map((element) =>
      $(element)
        .text()
        .replace(/^<!\[CDATA\[|\]\]>$/g, ''),
    );

describe('the policy of every page', () => {
  it('lists scripts and styles, and nothing unsafe', () => {
    const wrong = broken((page) => {
      const policy = policyOf(page);
      const sources = [...policy.values()].flat();
      return [
        ...['script-src', 'style-src'].filter((name) => !policy.has(name)),
        ...sources.filter((source) => source.startsWith("'unsafe") || source === '*'),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('blocks what the site does not use', () => {
    const wrong = broken((page) => {
      const policy = policyOf(page);
      const of = (name: string): string => {
        const fallback = name.endsWith('-src') ? policy.get('default-src') : undefined;
        return (policy.get(name) ?? fallback ?? []).join(' ');
      };
      return Object.entries(CLOSED).flatMap(([name, source]) =>
        of(name) === source ? [] : [`${name} ${of(name)}`],
      );
    });
    expect(wrong).toEqual([]);
  });

  it('allows only iframes that the page embeds, and requires Trusted Types', () => {
    const wrong = broken((page) => {
      const policy = policyOf(page);
      const { $ } = page;
      const embedded = $('[data-embed]')
        .toArray()
        .map((link) => new URL($(link).attr('data-embed') ?? '').origin);
      const framed = policy.get('frame-src') ?? [];
      return [
        ...(framed.toSorted().join() === [...new Set(embedded)].toSorted().join()
          ? []
          : [`frames ${framed.join() || 'nothing'}`]),
        ...failed({ types: policy.get('require-trusted-types-for')?.join() === "'script'" }),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['script', 'script:not([src])', 'script-src'],
    ['style', 'style', 'style-src'],
  ])('hashes every inline %s', (_, selector, directive) => {
    const wrong = broken((page) => {
      const known = policyOf(page).get(directive) ?? [];
      return inline(page, selector)
        .filter((code) => !known.includes(hashOf(code)))
        .map((code) => code.slice(0, 60));
    });
    expect(wrong).toEqual([]);
  });
});

const kindOf = (address: string): EmbedKind => {
  if (address.startsWith(site.videoEmbed)) return 'video';
  return address.startsWith(site.mapsEmbed) ? 'map' : 'reviews';
};

const offered = embedsAt(
  pages.flatMap(({ $ }) =>
    attributes($, '[data-embed]', 'data-embed').map(
      (address) => [kindOf(address), address] as const,
    ),
  ),
);

/** Translations load no third-party content. */
const asking = pages.filter(({ route }) => !isTranslation(route));

const question = cookieQuestion(site.tags, offered, site.language);

it('R167 the bar names exactly what the pages offer', () => {
  // An office has a map, and without one there may be nothing to ask about.
  if (site.offices.length > 0) expect(offered.length).toBeGreaterThan(0);
  const wrong = broken(({ $ }) => {
    const said = squeeze($('#cookie-bar p').text());
    const isRight = question ? said.startsWith(question.text) : said === '';
    return isRight ? undefined : `“${said}”`;
  }, asking);
  expect(wrong).toEqual([]);
});

it('the cookie policy lists every company whose frame a page can show, and no other', () => {
  const { $ } = pageAt('/cookie-policy');
  const { functional } = CONSENT_WORDS[site.language].banner.switches;
  const listed = $(`table[aria-label="${functional}"] tbody td:nth-child(2)`)
    .toArray()
    .map((cell) =>
      $(cell)
        .text()
        .replace(/^.*\((.*)\)$/, '$1'),
    );
  expect(listed).toEqual(offered.map(({ host }) => host));
});

it('without tags there is no analytics switch', () => {
  const wrong = broken(({ $, route }) => {
    const said = squeeze($('#cookie-preferences').text());
    const nothing = CONSENT_WORDS[languageOf(route)].question.switches.analytics[1];
    const wanted = question ? nothing : '';
    const isRight = wanted === '' ? said === '' : said.includes(wanted);
    return isRight ? undefined : `“${said}”`;
  }, asking);
  expect(site.tags).toEqual({});
  expect(wrong).toEqual([]);
});

if (site.isSample)
  it('a page without a bar offers nothing to ask about', () => {
    const others = pages.filter((page) => !asking.includes(page));
    expect(others.map(({ route }) => languageOf(route))).toEqual(others.map(() => 'es'));
    expect(others.length).toBeGreaterThan(2);
    expect(others.filter(({ $ }) => $('[data-embed], #cookie-bar').length > 0)).toEqual([]);
  });
