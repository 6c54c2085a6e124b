import { type Hours, hoursText } from '#lib/hours.ts';

export interface LayoutWords {
  skip: string;
  /** Label of the quick exit landmark, and its link text. */
  wayOut: string;
  leave: string;
  /** Before the quick exit: a question, and where it leads. */
  watched: string;
  opens: (what: string) => string;
  help: { title: string; lede: string };
  /** Before the help lines after a form, and whether each says what it is. */
  urgent: string;
  urgentWhat: boolean;
  next: string;
  portrait: (name: string) => string;
  hours: (hours: Hours) => string;
}

/** Header and footer of translated pages, which English pages have in full (`Header.astro`, `footer/Footer.astro`). */
export interface FrameWords {
  /** Accessible name of the home link. */
  home: string;
  menu: string;
  call: string;
  /** When the phone is answered, and in which language; `#` are the hours. */
  phone: string;
  /** Before the notice of a sample site, which is in English. */
  sample: string;
  /** The list of legal texts. */
  legal: string;
  /** After a link to a page in English. */
  inEnglish: string;
  /** Legal pages, in English if there is no translation. */
  legalPages: Readonly<Record<string, string>>;
}

export const ENGLISH: LayoutWords = {
  skip: 'Skip to main content',
  wayOut: 'Way out',
  leave: 'Leave quickly',
  watched: 'Someone watching?',
  opens: (what) => `Leave quickly; ${what} opens.`,
  help: {
    title: 'If you’re in danger, or thinking about ending your life',
    lede: 'This site can’t help quickly enough. These people can, any hour.',
  },
  urgent: 'In danger, or thinking about ending your life? These people answer now:',
  urgentWhat: true,
  next: 'What happens next',
  portrait: (name) => `Portrait of ${name}`,
  hours: hoursText,
};
