/** Header menu links besides pages that content lists; without zod, for the browser. */

/** First entry of the Our Team menu, in the header and the mobile menu (R152, R159). */
export const TEAM_OVERVIEW = {
  title: 'Team Overview',
  href: '/team',
  description: 'Licenses, languages and open hours',
} as const;

/** Beside the two menus (R153). */
export const MENU_LINKS = [
  { title: 'Fees & FAQs', href: '/fees-and-faqs' },
  { title: 'Resources Hub', href: '/resources-hub' },
] as const;
