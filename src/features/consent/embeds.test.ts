import { expect, test } from 'vitest';
import { complaintsAbout } from '#collection-schemas';
import { frameAddress, frameProblem, withQuery } from './embeds.ts';

const OWN = 'https://practice.example.com';

test.each([
  ['https://widget.trustindex.io/x', true],
  ['https://WIDGET.trustindex.io', true],
  ['https://widget.trustindex.io:8443/x?y=%22;%20script-src%20*', true],
  ['https://bücher.example/karte', true],
  ['http://widget.example.com/x', false],
  ['//widget.example.com/x', false],
  ['widget.example.com/x', false],
  ['https://', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://me:secret@widget.example.com/', false],
  ['https://*.example.com/', false],
  ['https://my_widget.example.com/', false],
  ['https://192.0.2.7/x', false],
  ['https://[2001:db8::1]/x', false],
  ['https://localhost/x', false],
  ['https://widget.example.com./x', false],
])('a frame at %s can be shown: %s', (address, expected) => {
  const problem = frameProblem(address);
  expect(problem === undefined).toBe(expected);
  // What is wrong, and what to write instead.
  if (!expected) expect(problem).toMatch(/\bwrite\b|\bleave out\b/);
  if (!expected) expect(problem).toContain('for example: "https://widget.example.com/embed"');
});

test('the content check says it of the address of reviews, once', () => {
  const live = { button: 'Show', note: 'Asks first.' };
  const wrong = complaintsAbout('pages', {
    title: 'Home',
    description: 'Couples therapy in Springfield, in our office or by video, or alone.',
    sections: ['https://widget.trustindex.io/x', 'http://widget.example.com', 'widget'].map(
      (src) => ({ kind: 'reviews', title: 'What people say', live: { ...live, src } }),
    ),
  });
  expect(wrong.map(({ path }) => path.join('.'))).toEqual([
    'sections.1.live.src',
    'sections.2.live.src',
  ]);
});

test.each([
  ['http://maps.example.com', /^mapsEmbed “http:\/\/maps.example.com”: .*begins with https:/],
  [`${OWN}/map`, /pages of this site can't be shown in a frame/],
  ['https://PRACTICE.example.com/map', /pages of this site can't be shown in a frame/],
])('refuses %s with its field', (address, message) => {
  expect(() => frameAddress(address, 'mapsEmbed', OWN)).toThrow(message);
});

test('an id does not become part of the host', () => {
  const at = (base: string): string => frameAddress(base, 'videoEmbed', OWN, 'abc');
  expect(at('https://video.example.com/embed/')).toBe('https://video.example.com/embed/abc');
  expect(() => at('https://video.example.com')).toThrow(/^videoEmbed .* end it with a slash/);
  expect(() => at('https://video.example.com:80')).toThrow(/^videoEmbed .* end it with a slash/);
});

test('adds a query to one that there is', () => {
  expect(withQuery('https://a.example/m', 'q=1')).toBe('https://a.example/m?q=1');
  expect(withQuery('https://a.example/m?k=2', 'q=1')).toBe('https://a.example/m?k=2&q=1');
});
