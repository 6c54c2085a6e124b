/** About, founder and first session: the story is there, in order, with its people. */
import { expect, it } from 'vitest';
import { pageAt } from './dist.ts';

const headings = (route: string): string[] => {
  const { $ } = pageAt(route);
  return $('main h1, main h2')
    .toArray()
    .map((heading) => $(heading).text().replace(/\s+/g, ' ').trim());
};

it('about tells its story in order: the room, the beginning, who answers, how we work, where, who', () => {
  expect(headings('/about-us').slice(0, 6)).toEqual([
    'Two armchairs that didn’t match',
    'How it began',
    'Who answers the phone',
    'How we work',
    'Find the room',
    'The faces',
  ]);
  const { $ } = pageAt('/about-us');
  expect($('#timeline ol > li').length).toBe(6);
  expect($('#front-desk img').first().attr('alt')).toMatch(/Safiya/);
});

it('D11 R016 the faces are those of the team page', () => {
  const faces = pageAt('/about-us').$('#faces li');
  expect(faces.length).toBe(5);
  expect(faces.text()).not.toMatch(/Malik/);
});

it('the founder’s page is a letter: one heading, a portrait, a drawn signature, one call', () => {
  const { $ } = pageAt('/founder');
  expect($('main h1').text()).toBe('A letter from the founder');
  expect($('main aside img').first().attr('alt')).toBe('Portrait of Dr. Odessa Bluestem');
  expect($('main article img[alt^="Signed"]').length).toBe(1);
  expect(
    new Set(
      $('main a[href="/vibe-check"]')
        .toArray()
        .map((a) => $(a).text()),
    ).size,
  ).toBe(1);
});

it('a profile shows the face, one line and the way to book before the facts', () => {
  for (const id of ['odessa', 'juno']) {
    const { $ } = pageAt(`/therapists/${id}`);
    const order = $('main')
      .find('h1, a[href^="/vibe-check#with="]:not(li *), dl, article')
      .toArray()
      .map(({ tagName }) => tagName);
    expect(order.slice(0, 3)).toEqual(['h1', 'a', 'article']);
    expect($('main dl').text()).toContain('SAMPLE-');
  }
});

it('service pages show four frames of the storyboard, and link to all of it', () => {
  const { $ } = pageAt('/strengthen-reconnect');
  expect($('#session li img').length).toBe(4);
  expect($('#session a[href="/first-session"]').length).toBe(1);
  expect(pageAt('/first-session').$('#storyboard li img').length).toBe(6);
});
