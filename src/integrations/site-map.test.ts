import { expect, it } from 'vitest';
import { listedPage, withLists } from './site-map.ts';

const page = (title: string, more = ''): string =>
  `<head><title>${title}</title>${more}</head><main id="main"></main>`;

it('names pages as their tab does, without the brand', () => {
  expect(listedPage('about-us.html', page('About Us - Hearthline'))).toEqual({
    path: '/about-us',
    name: 'About Us',
  });
  expect(listedPage('blog/1-a.html', page('A | Blog Post - Hearthline'))?.name).toBe('A');
  expect(listedPage('index.html', page('Home - Modern Couples Therapy'))?.name).toBe('Home');
});

it('D44 takes the name a page asks for, with the supervisor in it', () => {
  const html = '<title>Juno - Hearthline</title><main id="main" data-listed-as="Juno, supervised">';
  expect(listedPage('therapists/juno.html', html)?.name).toBe('Juno, supervised');
});

it('R016 leaves out what search engines may not list, and who is in the menu only', () => {
  const hidden = page('Admin - Hearthline', '<meta name="robots" content="noindex, nofollow">');
  expect(listedPage('admin.html', hidden)).toBeUndefined();
  expect(listedPage('404.html', page('404'))).toBeUndefined();
  const unnamed = '<title>Malik - Hearthline</title><main id="main" data-listed-as>';
  expect(listedPage('therapists/malik.html', unnamed)).toBeUndefined();
});

it('fills each list, and complains about a group without pages', () => {
  const list = (patterns: string): string => `<ul class="x" data-pages="${patterns}"></ul>`;
  const pages = [{ path: '/team', name: 'Our Team' }];
  expect(withLists(list('/team'), pages)).toContain('<li><a href="/team">Our Team</a></li>');
  expect(() => withLists(list('/tema'), pages)).toThrow('/tema');
});
