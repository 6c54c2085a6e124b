/** Structured data only contains what visitors see: each value appears on its page. */
import { expect, it } from 'vitest';
import { longDay } from '#domain/day.ts';
import { DAYS, clock } from '#domain/practice/hours.ts';
import { capitalized, inWords } from '#domain/number-words.ts';
import { lengthInWords } from '#domain/podcast/duration.ts';
import { graphOf, type Json, type Page, squeeze } from './dist.ts';
import { broken } from './every-page.ts';

/**
 * Machine-only values: vocabulary terms, media types, codes; coordinates stand for the address; `sameAs` of a service
 * is its old name (D01).
 */
const MACHINES =
  /^(?:@.*|query-input|urlTemplate|position|encodingFormat|priceCurrency|currency|sku|addressCountry|latitude|longitude|sameAs)$/;

/** All visible content of a page: text, names of pictures and fields, link targets. */
interface Shown {
  words: string;
  addresses: Set<string>;
}

function shownOn({ $ }: Page): Shown {
  const body = $('body').clone();
  body.find('script, style, template, noscript').remove();
  body.find('p, li, dt, dd, th, td, div, section, small, h1, h2, h3, summary, br').before(' ');
  const named = body.find('[alt], [aria-label]').toArray();
  const leads = $('[href], [src], meta[property="og:image"]').toArray();
  return {
    words: squeeze(
      [body.text(), ...named.map((one) => $(one).attr('alt') ?? $(one).attr('aria-label'))].join(
        ' ',
      ),
    ),
    addresses: new Set(
      leads.map((one) => {
        const address = $(one).attr('href') ?? $(one).attr('src') ?? $(one).attr('content') ?? '';
        return URL.canParse(address, 'https://hearthline.example.com')
          ? new URL(address, 'https://hearthline.example.com').href
          : address;
      }),
    ),
  };
}

const seconds = (duration: string): number => {
  const [, hours = 0, minutes = 0, rest = 0] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration)?.map((part) => Number(part ?? 0)) ?? [];
  return hours * 3600 + minutes * 60 + rest;
};

/** Any readable form of a value is accepted. */
function readings(property: string, value: string | number | boolean): string[] {
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return [longDay(text)];
  if (/^(?:price|lowPrice|highPrice|minValue|maxValue)$/.test(property))
    return [`$${Number(value).toLocaleString('en-US')}`];
  if (/^(?:opens|closes)$/.test(property))
    return [clock(text), clock(text).replace('AM', 'a. m.').replace('PM', 'p. m.')];
  if (property === 'rangeOfPrices') return [text, text.replace('–', ' y ')];
  if (property === 'knowsLanguage' && text === 'es') return ['español'];
  if (/^(?:timeRequired|duration)$/.test(property))
    return [lengthInWords(seconds(text)), inWords(seconds(text) / 60)].flatMap((words) => [
      words,
      capitalized(words),
    ]);
  if (property === 'employmentType') {
    const [first = '', ...rest] = text.replace('_', '-').toLowerCase();
    return [first.toUpperCase() + rest.join('')];
  }
  if (property === 'inLanguage') return ['In English'];
  if (property === 'unitText') return [`a ${text.toLowerCase()}`, `an ${text.toLowerCase()}`];
  if (property === 'isAccessibleForFree') return ['Free', 'free'];
  if (property === 'telephone') return [text.replace(/^\+1-(\d{3})-/, '($1) ')];
  return [text, text.replace('-', '–')];
}

/** Whether `words` contains `text` as a whole: not `2 minutes` in `12 minutes`, nor `$100` in `$100,000`. */
function containsWhole(text: string, words: string): boolean {
  for (let at = words.indexOf(text); at >= 0; at = words.indexOf(text, at + 1)) {
    const [before, after] = [words.slice(0, at), words.slice(at + text.length)];
    const cut =
      (/^\d/.test(text) && /\d[:.,]?$/.test(before)) ||
      (/\d$/.test(text) && /^[.,:]?\d/.test(after));
    if (!cut) return true;
  }
  return false;
}

const isShown = (
  { words, addresses }: Shown,
  property: string,
  value: string | number | boolean,
): boolean => {
  if (typeof value === 'string' && /^https?:/.test(value)) return addresses.has(value);
  // Markup: each of its pieces.
  if (/^<p>/.test(String(value)))
    return String(value)
      .split(/<[^>]*>/)
      .every((piece) => words.includes(squeeze(piece)));
  if (property === 'dayOfWeek')
    return [...DAYS.map((day) => `${day} to`), 'de lunes a'].some((start) => words.includes(start));
  if (property === 'transcript')
    return String(value)
      .split(/(?<=[.?!\]])\s/)
      .every((sentence) => words.includes(sentence));
  if (property === 'priceRange')
    return String(value)
      .split('; ')
      .every((range) => isShown({ words, addresses }, 'rangeOfPrices', range));
  return readings(property, value).some((reading) => containsWhole(squeeze(reading), words));
};

/** `Episode.name: Phones in the bed` for each value of a node and its children that is not visible on the page. */
function missingValues(shown: Shown, node: Json): string[] {
  return Object.entries(node).flatMap(([property, held]) => {
    if (MACHINES.test(property)) return [];
    return [held].flat().flatMap((value) => {
      if (typeof value === 'object' && value !== null) return missingValues(shown, value as Json);
      return isShown(shown, property, value as string)
        ? []
        : [`${[node['@type']].flat().join('&')}.${property}: ${value}`];
    });
  });
}

it('R097 each value of the structured data is visible on its page', () => {
  const wrong = broken((page) => {
    const shown = shownOn(page);
    return graphOf(page).flatMap((node) => missingValues(shown, node));
  });
  expect(wrong).toEqual([]);
});

it('a missing value is found', () => {
  const shown: Shown = {
    words: 'Phones in the bed, May 5, 2022, Twelve seconds, $58,000 to $66,000 a year',
    addresses: new Set(['https://hearthline.example.com/episodes/17.mp3']),
  };
  const told = {
    '@type': 'PodcastEpisode',
    name: 'Phones in the bed',
    datePublished: '2022-05-06',
    timeRequired: 'PT12S',
    inLanguage: 'en-US',
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl: 'https://hearthline.example.com/episodes/18.mp3',
      duration: 'PT2M',
      transcript: 'Phones in the bed. Lie there.',
    },
    baseSalary: { '@type': 'MonetaryAmount', value: { minValue: 58000, maxValue: 67000 } },
  };
  expect(missingValues(shown, told).map((found) => found.replace(/:.*/, ''))).toEqual([
    'PodcastEpisode.datePublished',
    'PodcastEpisode.inLanguage',
    'AudioObject.contentUrl',
    'AudioObject.duration',
    'AudioObject.transcript',
    '.maxValue',
  ]);
});
