import { expect, test } from 'vitest';
import { topicRules, topicsOf } from './topics.ts';

const CATEGORIES = ['money', 'in-laws', 'sleep'].map((id) => ({
  id,
  data: { title: id.toUpperCase(), color: 'tan' },
}));
const episode = (...topics: string[]) => ({ title: 'Two pillows', topics });

test('counts episodes by topic, in the order of the categories, without empty ones', () => {
  const found = topicsOf([episode('sleep'), episode('money', 'sleep'), episode()], CATEGORIES);
  expect(found.map(({ title, count }) => `${title} ${count}`)).toEqual(['MONEY 1', 'SLEEP 2']);
});

test('names an episode whose topic is no category', () => {
  expect(() => topicsOf([episode('pets')], CATEGORIES)).toThrow(
    'The episode "Two pillows" has the topic "pets", which is not in categories.yaml',
  );
});

test('filters on screens only, so that print has every episode', () => {
  expect(topicRules([{ key: 'money' }])).toBe(
    '@media screen{[data-episodes]:is([data-topic="money"],:not([data-topic]):has(#topic-money:target)) [data-topics]:not([data-topics~="money"]){display:none}}',
  );
});
