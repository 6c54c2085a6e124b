/** Help lines of the United States that answer in Spanish. A clinician who is a native speaker reads them. */
import type { CrisisLines } from '#features/safety/help-lines.ts';

export const SPANISH_CRISIS_LINES: CrisisLines = {
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
};
