/** All interactive islands of the home page, for journeys that use all of them in one visit. */
import type { Locator, Page } from '@playwright/test';

export interface Island {
  /** The trigger. */
  opener: Locator;
  /** The opened element. */
  box: Locator;
  /** The element that exists once its script has loaded. */
  sign: Locator;
}

/** `Pour Me In`. */
export function newsletter(page: Page): Island {
  const box = page.getByRole('dialog', { name: 'The Clarity Drip' });
  return {
    opener: page.locator('#podcast-blog').getByRole('button', { name: 'Pour Me In' }),
    box,
    sign: box.getByLabel('First name'),
  };
}

/** `Start Your Reset`. */
export function reset(page: Page): Island {
  const box = page.getByRole('dialog', { name: 'Start Your Reset' });
  return {
    opener: page.locator('#reset').getByRole('button', { name: 'Start Your Reset' }),
    box,
    sign: box.locator('[name=firstname]'),
  };
}

/** The quiz over the page, on a wide screen. */
export function quizDialog(page: Page): Island {
  const box = page.getByRole('dialog', { name: 'Relationship Reality Check' });
  return {
    opener: page.getByRole('complementary', { name: 'Quiz' }).getByRole('link', {
      name: 'Take quiz',
    }),
    box,
    sign: box.locator('#quiz-statement'),
  };
}

/** `Customize` in the cookie bar. */
export function cookies(page: Page): Island & { bar: Locator } {
  const bar = page.getByRole('region', { name: 'We value your privacy' });
  const box = page.getByRole('dialog', { name: 'Cookie Preferences' });
  return {
    bar,
    opener: bar.getByRole('button', { name: 'Customize' }),
    box,
    sign: box.getByText('You have not chosen yet'),
  };
}

/** Responds to all form posts with 200, and records the paths. */
export async function catchAll(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route('**/api/submit-*', async (route) => {
    sent.push(new URL(route.request().url()).pathname);
    await route.fulfill({ body: '{}' });
  });
  return sent;
}
