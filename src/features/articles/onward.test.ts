import { describe, expect, it } from 'vitest';
import { linkedPaths, waysOn } from './onward.ts';

const services = [
  { href: '/couples', title: 'Strengthen', subject: 'Couples therapy' },
  { href: '/detox', title: 'Digital Detox' },
  { href: '/affair', title: 'Affair Recovery', subject: 'Infidelity counseling' },
];
const exercises = [
  { href: '/quiz', title: 'A check' },
  { href: '/resources/spiral', title: 'A guide' },
];
const episodes = [
  { href: '/resources/podcasts/3', title: 'Three' },
  { href: '/resources/podcasts/17', title: 'Seventeen' },
];
const all = { services, exercises, episodes };
const topic = { service: '/couples', episode: '/resources/podcasts/3' };
const hrefs = (
  html: string,
  tags: string[] = ['listening'],
  by: Parameters<typeof waysOn>[1] = topic,
) => {
  const { service, exercise, episode } = waysOn({ html, tags }, by, all);
  return [service?.href, exercise?.href, episode?.href];
};
const linkTo = (...paths: string[]): string =>
  paths.map((path) => `<p>See <a href="${path}">this</a>.</p>`).join('');

describe('linkedPaths', () => {
  it('has the pages of this site once, in order, without fragments', () => {
    const html = `${linkTo('/b#x', '/a', 'https://example.com/c', '/b?d=1')}<a id="t" href="#t">`;
    expect(linkedPaths(html)).toEqual(['/b', '/a']);
  });
});

describe('waysOn', () => {
  it('takes what the text links to first', () => {
    expect(
      hrefs(linkTo('/resources/podcasts/17', '/resources/spiral', '/detox', '/quiz', '/couples')),
    ).toEqual(['/detox', '/resources/spiral', '/resources/podcasts/17']);
  });

  it('prefers the service that a tag names to one that is only linked', () => {
    expect(hrefs(linkTo('/detox'), ['sleep', 'affair recovery'])[0]).toBe('/affair');
    expect(hrefs(linkTo('/detox'), ['infidelity'])[0]).toBe('/affair');
  });

  it('takes a tag for a service by whole words only', () => {
    expect(hrefs(linkTo('/detox'), ['fair'])[0]).toBe('/detox');
    expect(hrefs(linkTo('/detox'), ['(fair', 'a.fair', 'c++'])[0]).toBe('/detox');
  });

  it('falls back on what belongs to the category', () => {
    expect(hrefs('<p>No link.</p>')).toEqual(['/couples', undefined, '/resources/podcasts/3']);
  });

  it('has nothing for a post without links in a category that leads nowhere', () => {
    const nowhere = { service: undefined, episode: undefined };
    expect(hrefs('<p>No link.</p>', ['listening'], nowhere)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
