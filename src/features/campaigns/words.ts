/** Words of campaign pages, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_CAMPAIGN, type CampaignWords } from './words.en.ts';
import { SPANISH_CAMPAIGN } from './words.es.ts';

export const CAMPAIGN_WORDS: Readonly<Record<Language, CampaignWords>> = {
  en: ENGLISH_CAMPAIGN,
  es: SPANISH_CAMPAIGN,
};
