/** Header menu links besides pages that content lists, and the words of the menus' islands; without zod, for the browser. */

/** First entry of the Our Team menu, in the header and the mobile menu (R152, R159). */
export const TEAM_OVERVIEW = '/team';

/** Beside the two menus (R153). */
export const MENU_LINKS = ['/fees-and-faqs', '/resources-hub'] as const;

/** Of the header's bar. */
export interface BarWords {
  /** Accessible name. */
  label: string;
  therapy: string;
  team: string;
  links: Readonly<Record<(typeof MENU_LINKS)[number], string>>;
}

/** Of the menu of small screens. */
export interface SheetWords {
  /** Accessible name. */
  label: string;
  close: string;
}

/** English is in the islands; other languages are in the page. */
export const ENGLISH_BAR: BarWords = {
  label: 'Main',
  therapy: 'Therapy',
  team: 'Our Team',
  links: { '/fees-and-faqs': 'Fees & FAQs', '/resources-hub': 'Resources Hub' },
};
export const ENGLISH_SHEET: SheetWords = { label: 'Menu', close: 'Close the menu' };
