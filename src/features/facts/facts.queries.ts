/** What texts name in braces, besides prices: the reply promise, the way of the reply, the button of the free call, policies. */
import { getCollection } from 'astro:content';
import { CALL_TIMES_WORDS } from '#features/booking/words-by-language.ts';
import type { FACT_NAMES, Facts } from '#lib/placeholders.ts';
import type { Language } from '#lib/language.ts';
import { bookingLabel } from '#features/services/consultation.ts';
import { askAgainText } from '#features/consent/consent-words.ts';
import { lateText, replyText } from '#lib/reply-words.ts';
import { site } from '#site';

/** All facts in a language. */
export async function facts(language: Language): Promise<Facts> {
  const { replyHours } = site.consultation;
  const policies = await getCollection('policies');
  const named: Readonly<Record<(typeof FACT_NAMES)[number], string>> = {
    reply: replyText(replyHours, language),
    'reply.late': lateText(replyHours, language),
    'first.way': CALL_TIMES_WORDS[language].first.anyWay,
    'ask-again': askAgainText(language),
    'book.button': bookingLabel(site, language),
  };
  return new Map([
    ...Object.entries(named),
    ...policies.flatMap(({ id, data: { text, translated } }): [string, string][] => {
      const words = language === site.language ? text : translated?.[language];
      return words === undefined ? [] : [[`policy:${id}`, words]];
    }),
  ]);
}
