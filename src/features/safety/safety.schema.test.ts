import { expect, test } from 'vitest';
import { complaintsAbout } from '#collection-schemas';

const point = { title: 'Use a device they cannot reach', text: 'A friend’s phone.' };
const wait = {
  limits: 'We’re not an emergency service. These people answer at any hour.',
  title: 'If it can wait until office hours',
  text: 'Write or call and say it’s urgent.',
  cta: { text: 'Ask', href: '/call' },
  note: 'Leave out anything you wouldn’t want stored.',
};
const safety = { title: 'Safer browsing', lede: 'Pages show up.', points: [point, point], wait };

test.each([
  ['a practice that says nothing of the price of an urgent session', wait, []],
  ['and one that does', { ...wait, price: 'It costs the same.' }, []],
  ['one that does not say what it can’t do', { ...wait, limits: undefined }, ['wait,limits']],
])('%s', (_, words, missing) => {
  const found = complaintsAbout('safety', { ...safety, wait: words });
  expect(found.map(({ path }) => path.join())).toEqual(missing);
});
