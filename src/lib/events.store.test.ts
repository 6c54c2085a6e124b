import { expect, test } from 'vitest';
import { emit } from './events.store.ts';

test('emits one event with name and detail', () => {
  const target = new EventTarget();
  const heard: unknown[] = [];
  target.addEventListener('site:analytics', (event) => heard.push((event as CustomEvent).detail));
  emit('form sent', { form: 'contact' }, target);
  emit('page view', { path: '/', title: 'Home', location: 'https://site.example/' }, target);
  expect(heard).toEqual([
    { name: 'form sent', form: 'contact' },
    { name: 'page view', path: '/', title: 'Home', location: 'https://site.example/' },
  ]);
});
