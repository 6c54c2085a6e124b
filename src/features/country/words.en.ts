/** Help lines of the United States that answer in English. */
import type { CrisisLines } from '#features/safety/help-lines.ts';

export const ENGLISH_CRISIS_LINES: CrisisLines = {
  emergency: {
    href: 'tel:911',
    number: '911',
    what: 'emergency',
    who: 'You’re in danger right now',
  },
  lifeline: {
    href: 'tel:988',
    number: '988',
    what: 'crisis lifeline',
    who: 'You’re thinking about ending your life, or worried about someone who is',
    text: { href: 'sms:988', number: 'Text 988', what: 'for the same lifeline' },
  },
  violence: {
    name: 'National Domestic Violence Hotline',
    href: 'tel:18007997233',
    number: '1-800-799-7233',
    what: 'domestic violence hotline',
    who: 'You’re afraid of your partner, or they’ve hurt you',
    text: {
      href: 'sms:88788?&body=START',
      number: 'Text START to 88788',
      what: 'for the same hotline',
    },
  },
};
