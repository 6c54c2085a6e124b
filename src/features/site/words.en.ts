import {
  type BarWords,
  ENGLISH_BAR,
  ENGLISH_SHEET,
  type SheetWords,
} from '#lib/http/menu-links.ts';
import type { Hours } from '#lib/hours.ts';
import { HOURS_WORDS } from '#lib/hours-words.ts';

export interface LayoutWords {
  skip: string;
  /** Accessible name of the home link. */
  home: string;
  /** Label of the quick exit landmark, and its link text. */
  wayOut: string;
  leave: string;
  /** What the three presses of a key answer: `#` is how many are left; then that it took too long, and a blank page’s name. */
  leaving: readonly [more: string, over: string, blank: string];
  /** Before the quick exit: a question, and where it leads. */
  watched: string;
  opens: (what: string) => string;
  help: { title: string; lede: string };
  /** Before the help lines after a form, and whether each says what it is. */
  urgent: string;
  urgentWhat: boolean;
  /** The way to the crisis page. */
  danger: string;
  next: string;
  portrait: (name: string) => string;
  hours: (hours: Hours) => string;
  /** Before the phone number: as a button, and after another way. */
  call: string;
  orCall: string;
  /** After a link that opens in a new tab. */
  newTab: string;
  social: string;
  /** Label of what somebody of the team says. */
  colleague: string;
  /** Label of facts and remarks beside a text. */
  inShort: string;
  menu: MenuWords;
  footer: FooterWords;
  lists: ListWords;
  notFound: NotFoundWords;
  preview: { name: string; text: string; end: string };
}

/** Around the entries of a menu, whose own words are content. */
export interface MenuWords {
  bar: BarWords;
  sheet: SheetWords;
  /** The link to the team page, and what is there. */
  overview: { title: string; description: string };
  leadership: string;
  therapists: string;
  /** Who answers the phone. */
  desk: string;
  /** Instead of the price of what is sold by the session. */
  bySession: string;
  /** Before the help lines, where there is little room. */
  inDanger: string;
  /** The free call, where there is no room for its name. */
  freeCall: string;
}

interface FooterWords {
  contact: string;
  /** The way back to the help lines, where the page begins with them. */
  backToHelp: string;
  office: (name: string, address: string) => string;
  /** Of a practice without an office. */
  online: (name: string, state: string) => string;
  /** With a period at the end, as the next one. */
  open: (hours: Hours) => string;
  phone: (hours: Hours) => string;
  since: (year: number) => string;
  cookies: string;
}

/** In lists of notices and issues. */
interface ListWords {
  reviewed: (day: string) => string;
  number: (number: number) => string;
}

interface NotFoundWords {
  title: string;
  description: string;
  cat: string;
  text: string;
  back: string;
  ways: string;
  search: string;
  all: string;
  quiz: string;
  services: string;
  /** Before the name of a page with a similar address; English is in the script. */
  near?: string;
}

/** Header and footer of translated pages, which English pages have in full (`Header.astro`, `footer/Footer.astro`). */
/** Around translations, in the language of the translation. */
export interface FrameWords {
  /** When the phone is answered, and in which language; `#` are the hours. What else is true of calls may follow. */
  phone: string;
  calls: string;
  /** The list of legal texts. */
  legal: string;
  /** Legal pages, in the first language if there is no translation. */
  legalPages: Readonly<Record<string, string>>;
}

export const ENGLISH_FRAME: FrameWords = {
  phone: 'We answer the phone in Spanish #',
  calls: '',
  legal: 'Legal',
  legalPages: { '/privacy-policy': 'Privacy', '/cookie-policy': 'Cookies', '/notices': 'Notices' },
};

const { hours } = HOURS_WORDS.en;

export const ENGLISH: LayoutWords = {
  skip: 'Skip to main content',
  home: 'home',
  wayOut: 'Way out',
  leave: 'Leave quickly',
  leaving: ['Shift: # more to leave this page.', 'Shift: time is up.', 'Loading.'],
  watched: 'Someone watching?',
  opens: (what) => `Leave quickly; ${what} opens.`,
  help: {
    title: 'If you’re in danger, or thinking about ending your life',
    lede: 'This site can’t help quickly enough. These people can, any hour.',
  },
  urgent: 'In danger, or thinking about ending your life? These people answer now:',
  urgentWhat: true,
  danger: 'In danger now?',
  next: 'What happens next',
  portrait: (name) => `Portrait of ${name}`,
  hours,
  call: 'Call',
  orCall: 'Or call',
  newTab: '(opens in a new tab)',
  social: 'Social media',
  colleague: 'A colleague’s words',
  inShort: 'In short',
  menu: {
    bar: ENGLISH_BAR,
    sheet: ENGLISH_SHEET,
    overview: { title: 'Team Overview', description: 'Licenses, languages and open hours' },
    leadership: 'Leadership',
    therapists: 'Therapists',
    desk: 'Answers the phone',
    bySession: 'by the session',
    inDanger: 'In danger?',
    freeCall: 'Free call',
  },
  footer: {
    contact: 'Contact',
    backToHelp: 'Back up to the help lines',
    office: (name, address) => `${name} office, ${address}`,
    online: (name, state) => `${name}, online across ${state}.`,
    open: (times) => `Open ${hours(times)}.`,
    phone: (times) => `Phone answered ${hours(times)}.`,
    since: (year) => `since ${year}`,
    cookies: 'Cookie choices',
  },
  lists: {
    reviewed: (day) => `Last reviewed ${day}`,
    number: (number) => `No. ${number}`,
  },
  notFound: {
    title: '404 Page Not Found',
    description:
      'This page is not here. Ways back to the start, to a free call, and to help lines that answer at any hour.',
    cat: 'A dark cat, eyes closed, in a circle of lamplight beside a loose tangle of two threads.',
    text: 'We lost the thread. The cat isn’t saying anything.',
    back: 'Back to the start',
    ways: 'Ways back',
    search: 'Or search the site',
    all: 'Browse everything there is',
    quiz: 'Take the quiz',
    services: 'See all services',
  },
  preview: {
    name: 'Preview.',
    text: 'Drafts and days to come are shown. Visitors don’t see this, but forms are sent.',
    end: 'Leave the preview',
  },
};
