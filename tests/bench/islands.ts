/** Interactions that hydrate an island, for `npm run bench -- taps`. */
import type { Page } from '@playwright/test';

export interface Tapped {
  name: string;
  path: string;
  /** Prefixes in `dist/_astro`. */
  files: readonly string[];
  wakes: string;
  /** Not on phones, where its link opens a page. */
  isWideOnly?: true;
  /** Performs the first interaction; resolves when its result is visible. */
  tap: (page: Page) => Promise<void>;
  /** The next interaction, of the hydrated island. */
  next: (page: Page) => Promise<void>;
}

const press = async (page: Page, selector: string, sign: string): Promise<void> => {
  await page.locator(selector).first().click();
  await page.locator(sign).first().waitFor();
};
const LAST_CURRENT = '#trust-strip [aria-label="Bishop & Main"][aria-current=true]';
const SECOND_CURRENT = '#team button:nth-child(2)[aria-current=true]';
const ANSWER = '[aria-labelledby=quiz-place] > button';
const SECOND_STATEMENT = '#quiz-place:text-is("Question 2 of 8")';
const CONTACT = '#contact form [type=submit]';

export const TAPPED: readonly Tapped[] = [
  {
    name: 'contact form',
    path: '/',
    files: ['ContactForm', 'Unsent'],
    wakes: 'first touch of the form',
    tap: (page) => press(page, CONTACT, '#contact [data-error-summary]'),
    next: (page) => page.locator(CONTACT).click(),
  },
  {
    name: 'quiz in its page',
    path: '/quiz',
    files: ['Quiz'],
    wakes: 'first touch, or answers kept in the tab',
    tap: (page) => press(page, '.quiz button:visible', '#quiz-statement'),
    next: (page) => press(page, ANSWER, SECOND_STATEMENT),
  },
  {
    name: 'quiz in the lightbox',
    path: '/',
    files: ['QuizDialog', 'Quiz'],
    wakes: 'the press that opens it',
    isWideOnly: true,
    tap: (page) => press(page, '#takeQuiz', '#quiz-statement'),
    next: (page) => press(page, ANSWER, SECOND_STATEMENT),
  },
  {
    name: 'newsletter dialog',
    path: '/',
    files: ['NewsletterDialog', 'NewsletterForm'],
    wakes: 'first touch of its button',
    tap: (page) =>
      press(page, '#podcast-blog button[command=show-modal]', '#newsletter-modal [name=email]'),
    next: (page) => page.locator('#newsletter-modal [type=submit]').click(),
  },
  {
    name: 'newsletter form',
    path: '/resources-hub',
    files: ['NewsletterForm'],
    wakes: 'first touch of the form',
    tap: (page) => press(page, '#newsletter [type=submit]', '#newsletter [data-error-for]:visible'),
    next: (page) => page.locator('#newsletter [type=submit]').click(),
  },
  {
    name: 'Reset dialog',
    path: '/',
    files: ['ResetDialog', 'ResetForm'],
    wakes: 'first touch of its button',
    tap: (page) => press(page, '#reset form [type=submit]', '#reset-modal [name=firstname]'),
    next: (page) => page.locator('#reset-modal button:text-is("Next")').click(),
  },
  {
    name: 'Reset form',
    path: '/reset',
    files: ['ResetForm'],
    wakes: 'first touch of the form',
    tap: (page) => press(page, '#book-form [name=firstname]', '#book-form:not([data-asleep])'),
    next: (page) => page.locator('#book-form button:text-is("Next")').click(),
  },
  {
    name: 'cookie panel',
    path: '/',
    files: ['CookieBanner'],
    wakes: '"Customize"; the two other answers load no React',
    tap: (page) =>
      press(
        page,
        '#cookie-bar [data-consent-do=open]',
        'astro-island:not([ssr]) > #cookie-preferences',
      ),
    next: (page) => page.locator('#cookie-preferences label:visible').last().click(),
  },
  {
    name: 'menus',
    path: '/',
    files: ['SiteMenu', 'MenuSheet'],
    wakes: 'the first key in a menu; opening one by touch or mouse loads nothing',
    tap: (page) => press(page, 'header button[aria-controls]:visible', ':popover-open, :modal'),
    next: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'press carousel',
    path: '/',
    files: ['PressCarousel', 'Carousel'],
    wakes: 'in view, for a visitor who has acted on a fast connection; else at its first touch',
    tap: (page) => press(page, '#trust-strip [aria-label="Bishop & Main"]', LAST_CURRENT),
    next: (page) => page.locator('#trust-strip [aria-label][aria-current=false]').first().click(),
  },
  {
    name: 'team carousel',
    path: '/',
    files: ['TeamCarousel', 'Carousel'],
    wakes: 'like the press carousel',
    tap: (page) => press(page, '#team [aria-label="Next therapists"]', SECOND_CURRENT),
    next: (page) => page.locator('#team [aria-label="Next therapists"]').click(),
  },
];
