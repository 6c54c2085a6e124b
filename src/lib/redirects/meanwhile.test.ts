import { expect, it } from 'vitest';
import { oldAddresses } from './meanwhile.ts';

const post = { own: ['/blog/1-a', '/blog/1'], from: ['/first'] };
const hub = { own: ['/hub'], from: ['/start', '/blog/1-a/', '/blog/1', '/First'] };

it('A page that took visitors meanwhile gives them back, with the old addresses of their page', () => {
  expect(oldAddresses(hub, [post, hub])).toEqual(['/start']);
  expect(oldAddresses(post, [post, hub])).toEqual(['/first']);
});

it('A page keeps what two only claim: the build stops at that', () => {
  const copy = { own: ['/copy'], from: ['/first'] };
  expect(oldAddresses(copy, [post, copy])).toEqual(['/first']);
});

it('A post that leads from its own number to its slug keeps that', () => {
  const post = { own: ['/blog/14-dishwasher', '/blog/14'], from: ['/blog/14'] };
  expect(oldAddresses({ ...post }, [post])).toEqual(['/blog/14']);
});
