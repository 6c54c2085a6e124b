/** Words in a text that only another language has. */
import type { Language } from '#lib/language.ts';
import { LINT_WORDS } from '#content-lint/words.ts';
import { site } from '#site';

/** Of the practice, and of products, licenses, laws and authorities, which have no name in the other language. */
const namesIn = (language: Language): string[] => [
  'Emotionally Focused Therapy',
  'Good Faith Estimate',
  'Texas Behavioral Health Executive Council',
  'Texas Data Privacy and Security Act',
  'Texas Attorney General',
  'Texas Health and Safety Code',
  'Texas Business and Commerce Code',
  'Notice of Privacy Practices',
  // A key of the cookie table.
  'do-not-sell',
  'battering intervention and prevention programs',
  'discernment counseling',
  // A saying, quoted in a post.
  'los trapos sucios se lavan en casa',
  '6-Session Reset',
  site.city,
  site.newsletter.name,
  // On no page in another language.
  ...(language === site.language ? [] : [site.consultation.name]),
  site.legalName,
  site.name,
];

/** Words of sentences of each language that no sentence of the other has. */
const WORDS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?<![\p{L}\p{N}])(?:the|and|your?|with|for|please|this|that|what|we|our|they|is|are|of|to|from|who|how|when|which|not|after|before|load|next|back|more|call|text|open|close|menu of)(?![\p{L}\p{N}])/giu,
  es: /(?<![\p{L}\p{N}])(?:el|la|las|los(?! Angeles)|que|qué|para|con|usted|ustedes|por|una|está|más|cómo|cuándo|quién|nuestr[oa]s?|también|llamada|ayuda|siguiente|atrás|cerrar|abrir|menú)(?![\p{L}\p{N}])/giu,
};

/** @param language of the words that are looked for */
export function foreignWords(text: string, language: Language): string[] {
  const own = namesIn(language).reduce((rest, name) => rest.replaceAll(name, ''), text);
  const words = WORDS[language];
  if (words) return own.match(words) ?? [];
  // Of a language without a list here, those that the content check knows.
  return (own.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) =>
    LINT_WORDS[language].usual.test(word.toLowerCase()),
  );
}
