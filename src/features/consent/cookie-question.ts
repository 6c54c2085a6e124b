/** Text of the cookie bar, or nothing if there is nothing to ask (R167–R172). */
import type { Optional } from './consent.ts';
import type { Embed, EmbedKind } from './embeds.ts';
import { type Tags, configuredTrackers } from './third-parties.ts';
import { LOCALES, type Language } from '#lib/language.ts';
import { inTable } from './cookie-table.ts';
import { CONSENT_WORDS } from './words.ts';

/** In the order of the question. */
const KINDS: readonly EmbedKind[] = ['map', 'video', 'reviews'];

export interface CookieQuestion {
  /** Below the heading. */
  text: string;
  /** In the panel. */
  switches: Readonly<Record<Optional, string>>;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Nothing if these `tags` and `embeds`, all of the build, need no consent. */
export function cookieQuestion(
  tags: Tags,
  embeds: readonly Embed[],
  language: Language,
): CookieQuestion | undefined {
  const { question: words, table } = CONSENT_WORDS[language];
  const list = new Intl.ListFormat(LOCALES[language]);
  const listed = (all: readonly string[]): string => list.format(all).replace(/, and /, ' and ');
  const parties = configuredTrackers(tags);
  const shown = KINDS.filter((kind) => embeds.some((embed) => embed.kind === kind));
  const kinds = listed(shown.map((kind) => words.kinds[kind]));
  if (parties.length === 0 && !kinds) return undefined;
  const has = (category: Optional): boolean => parties.some((one) => one.category === category);
  const aims = (['analytics', 'marketing'] as const)
    .filter((category) => has(category))
    .map((category) => words.aims[category]);
  const names = parties.map(({ name }) => inTable(name, table));
  const tagged = parties.length > 0 ? words.would(listed(names), listed(aims)) : '';
  const embedded = kinds && words.come(tagged ? kinds : capital(kinds));
  const companies = [...new Set(embeds.map(({ name }) => name))];
  const pick = (category: 'analytics' | 'marketing'): string =>
    words.switches[category][has(category) ? 0 : 1];
  return {
    text: words.ask(tagged, embedded),
    switches: {
      analytics: pick('analytics'),
      marketing: pick('marketing'),
      functional: kinds ? words.functional(capital(kinds), listed(companies)) : words.nothing,
    },
  };
}
