import type { FaqGroup } from './faq.schema.ts';

export interface FaqWords {
  /** In a state, and with what people ask about money. */
  groups: (state: string, topic: string) => Readonly<Record<FaqGroup, string>>;
  count: (count: number) => string;
  all: string;
}

export const ENGLISH_FAQ: FaqWords = {
  groups: (state, topic) => ({
    starting: 'Getting started',
    couples: 'Coming as a couple',
    money: `Money and ${topic}`,
    online: `Online and in ${state}`,
    privacy: 'What stays between us',
    crisis: 'When it’s urgent',
  }),
  count: (count) => (count === 1 ? '1 question' : `${count} questions`),
  all: 'All questions, with the answers',
};
