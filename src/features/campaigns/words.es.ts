import type { CampaignWords } from './words.en.ts';

export const SPANISH_CAMPAIGN: CampaignWords = {
  person: 'Hable con una persona',
  call: (_name, minutes) => `La llamada dura ${minutes} minutos y no cuesta nada.`,
  what: 'Qué es',
};
