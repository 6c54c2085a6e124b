/** The quiz with a partner's link in every engine: the tangle, the card, two people side by side. */
import { test } from './test.ts';
import { button } from './visitor.ts';

const PATHS = '[data-tangle-of-answers] path';

test('the quiz from a partner’s link to the comparison, with a picture to save', async ({
  visitor,
}) => {
  await visitor.goto('/quiz#with=37.36.37');
  await visitor.reads('main', 'Your partner went first.');
  await visitor.until(() => location.hash, '');
  await visitor.click(button('Take it, then compare', '.quiz'));
  for (let number = 1; number <= 8; number += 1) {
    await visitor.reads('#quiz-place', `Question ${number} of 8`);
    await visitor.until(
      (paths) => document.querySelector(paths)?.getAttribute('d')?.startsWith('M'),
      true,
      PATHS,
    );
    await visitor.enter(button('Neutral', '.quiz'));
  }
  await visitor.click(button('Show my result without email', '.quiz'));
  await visitor.reads('[data-both]', 'A step apart');
  await visitor.reads('[data-both]', 'Your partner 3.7, Good');
  await visitor.shows('[data-card] svg');
  await visitor.click(button('Save the picture', '[data-card]'));
  await visitor.reads('[data-card]', 'Saved as my-tangle.png.');
  await visitor.click(button('Forget their numbers', '[data-both]'));
  await visitor.reads('[data-together]', '#with=30.30.30');
});
