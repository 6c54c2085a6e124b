/** What is American about a practice in the United States, by `Country`. */
import { holidaysFrom } from '#lib/holidays.ts';
import { PHONE } from '#lib/phone.ts';
import { stateNamed } from '#lib/states.ts';
import type { Country } from './country.ts';
import { LOCALES } from '#lib/language.ts';

export const UNITED_STATES: Country = {
  spellings: ['us', 'usa', 'united states', 'the united states', 'united states of america'],
  locales: LOCALES,
  currency: 'USD',
  phone: {
    pattern: PHONE,
    message: "write a phone number with its area code, ten digits, for example: '(503) 555-0123'",
  },
  postalCode: {
    pattern: /^\d{5}(?:-\d{4})?$/,
    message: "write the ZIP code, for example: '97301'",
  },
  region: { pattern: /^[A-Z]{2}$/, message: "write two letters, for example: 'OR'" },
  stateNamed,
  holidaysFrom,
  crisisLines: {
    en: {
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
    },
    es: {
      emergency: {
        href: 'tel:911',
        number: '911',
        what: 'emergencia',
        who: 'Está en peligro ahora mismo',
      },
      lifeline: {
        href: 'tel:988',
        number: '988',
        what: 'línea de crisis, oprima 2 para español',
        who: 'Piensa en quitarse la vida, o le preocupa alguien que lo piensa. En el 988, oprima 2 para español',
        text: {
          href: 'sms:988?&body=AYUDA',
          number: 'Mande AYUDA al 988',
          what: 'la misma línea de crisis',
        },
      },
      violence: {
        name: 'Línea Nacional contra la Violencia Doméstica',
        href: 'tel:18007997233',
        number: '1-800-799-7233',
        what: 'violencia doméstica',
        who: 'Su pareja le da miedo o le ha hecho daño. Atienden en español',
        text: {
          href: 'sms:88788?&body=START',
          number: 'Mande START al 88788',
          what: 'violencia doméstica',
        },
      },
    },
  },
  notices: ['complaint-notice', 'good-faith-estimate', 'privacy-practices'],
};
