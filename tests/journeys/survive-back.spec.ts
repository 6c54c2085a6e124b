/** Back to a page in the back/forward cache: it resumes and still responds. */
import { expect, test } from '@playwright/test';
import { openTab } from '../browser/raw.ts';
import { optional } from '../programs/optional.ts';

const click = (selector: string): string =>
  `document.querySelector(${JSON.stringify(selector)}).click()`;
/** Types text. */
const type = (selector: string, text: string): string =>
  `{ const field = document.querySelector(${JSON.stringify(selector)});
     field.focus(); field.value = ${JSON.stringify(text)};
     field.dispatchEvent(new Event('input', { bubbles: true })); }`;
const says = (selector: string, text: string): string =>
  `!!document.querySelector(${JSON.stringify(selector)})?.textContent.includes(${JSON.stringify(text)})`;
const shown = (selector: string): string =>
  `!!document.querySelector(${JSON.stringify(selector)})?.checkVisibility()`;

// Only a full browser has a back/forward cache.
const browser = optional('wholeBrowser');

if (browser)
  test('home is restored from the cache, and every form works @desktop @deep', async ({
    baseURL,
  }) => {
    const tab = await openTab(browser, `${baseURL}/`);
    try {
      await tab.until("location.protocol === 'http:' && document.readyState === 'complete'");
      await tab.run("addEventListener('pageshow', (event) => (window.kept = event.persisted))");
      await tab.run(click('[data-consent-do="necessary"]'));
      await tab.until("localStorage.getItem('cookie-preferences') !== null");

      await tab.run(click('#takeQuiz'));
      await tab.until(says('#quizBox', 'Question 1 of 8'));
      await tab.run(
        "[...document.querySelectorAll('#quizBox button')].find((one) => one.textContent.includes('Neutral')).click()",
      );
      await tab.until(says('#quizBox', 'Question 2 of 8'));
      await tab.run("document.querySelector('#quizBox').close()");
      await tab.run(click('#podcast-blog button[command=show-modal]'));
      await tab.until(shown('#newsletter-modal [name=firstName]'));
      await tab.run(type('#newsletter-modal [name=firstName]', 'Sam'));
      await tab.run("document.querySelector('#newsletter-modal').close()");
      await tab.run(type('#contact [name=firstName]', 'Thảo'));
      await tab.run(click('#contact [type=submit]'));
      await tab.until(shown('#contact [data-error-summary]'));

      await tab.run('document.querySelector(\'a[href="/team"]\').click()');
      await tab.until("location.pathname === '/team' && document.readyState === 'complete'");
      await tab.run('history.back()');
      await tab.until("location.pathname === '/' && window.kept === true");

      expect(await tab.run(shown('[aria-labelledby=cookie-title]'))).toBe(false);
      expect(await tab.run(says('#quizBox', 'Question 2 of 8'))).toBe(true);
      await tab.run(click('#takeQuiz'));
      await tab.run(
        "[...document.querySelectorAll('#quizBox button')].find((one) => one.textContent.includes('Neutral')).click()",
      );
      await tab.until(says('#quizBox', 'Question 3 of 8'));
      await tab.run("document.querySelector('#quizBox').close()");
      expect(
        await tab.run("document.querySelector('#newsletter-modal [name=firstName]').value"),
      ).toBe('Sam');
      expect(await tab.run("document.querySelector('#contact [name=firstName]').value")).toBe(
        'Thảo',
      );
      for (const [name, text] of Object.entries({
        lastName: 'Nguyễn',
        email: 'back@example.com',
        state: 'Texas',
      }))
        await tab.run(type(`#contact [name=${name}]`, text));
      await tab.run(
        "document.querySelector('#contact [name=serviceInterest]').value = 'couples-therapy'",
      );
      for (const name of ['bestWayToContact', 'dataStorageConsent'])
        await tab.run(click(`#contact [name=${name}]`));
      await tab.run(click('#contact [type=submit]'));
      await tab.until(says('[data-hydrate="toasts"]', 'Request submitted'));

      // Consent given on a later page applies to the cached one.
      await tab.run('document.querySelector(\'a[href="/team"]\').click()');
      await tab.until("location.pathname === '/team' && document.readyState === 'complete'");
      await tab.run(click('[data-consent-do="all"]'));
      await tab.until("JSON.parse(localStorage.getItem('cookie-preferences')).analytics === true");
      await tab.run('window.kept = undefined; history.back()');
      await tab.until(
        "location.pathname === '/' && document.documentElement.dataset.consent.includes('analytics')",
      );
    } finally {
      await tab.close();
    }
  });
