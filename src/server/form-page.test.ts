import { expect, it } from 'vitest';
import { rejectedPage } from './form-page.ts';

const REJECTED = {
  action: '/api/submit-homepage-form',
  values: new Map([
    ['firstName', '<b>Linh</b>'],
    ['website', 'trap'],
    ['state', ''],
  ]),
  errors: { state: 'Please enter your state', form: 'Not <right>' },
  blank: ['website'],
};

it.each([
  ['there is no such page', undefined],
  ['the page has no such form', '<html><form action="/search"></form></html>'],
])('shows messages and values on a page of its own when %s', async (_why, built) => {
  const { html, isBuilt } = await rejectedPage(built, REJECTED);
  expect(isBuilt).toBe(false);
  expect(html).toContain('<li>Please enter your state</li><li>Not &lt;right&gt;</li>');
  expect(html).toContain('<dt>firstName</dt><dd>&lt;b&gt;Linh&lt;/b&gt;</dd>');
  expect(html).not.toContain('trap');
  expect(html).toMatch(/<title>Error: /);
});

it('finds a summary outside the form, and lists what has no field', async () => {
  const page =
    '<title>Home</title><div data-error-summary hidden></div><form action="/api/submit-homepage-form"><input id="s" name="state"></form>';
  const { html } = await rejectedPage(page, REJECTED);
  expect(html).toContain(
    '<div data-error-summary="" tabindex="-1" autofocus=""><ul><li><a href="#s">Please enter your state</a></li><li>Not &lt;right&gt;</li></ul></div>',
  );
});
