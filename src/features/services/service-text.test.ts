import { expect, it } from 'vitest';
import { serviceText } from './service-text.ts';

const HTML =
  '<p>First.</p><h2 id="is-this-you">Is this you?</h2><ul><li>Yes.</li></ul><h2 id="a">A</h2><p>a</p><h2 id="not-yet">Not yet?</h2>\n<p>Read <a href="/x">x</a>.</p><h2 id="b">B</h2><p>b</p>';

it('cuts a text into what stands before, the list, the rest and the closing’s line', () => {
  expect(serviceText(HTML)).toEqual({
    opening: '<p>First.</p>',
    isThisYou: '<h2 id="is-this-you">Is this you?</h2><ul><li>Yes.</li></ul>',
    rest: '<h2 id="a">A</h2><p>a</p><h2 id="b">B</h2><p>b</p>',
    notYet: '<p>Read <a href="/x">x</a>.</p>',
  });
});

it('knows the two headings in Spanish, with and without the signs of a question', () => {
  const spanish = HTML.replace('"is-this-you">Is this you?', '"caso">Quizá sea su caso').replace(
    '"not-yet">Not yet?',
    '"no">¿Todavía no?',
  );
  expect(serviceText(spanish)).toMatchObject({
    isThisYou: '<h2 id="caso">Quizá sea su caso</h2><ul><li>Yes.</li></ul>',
    notYet: '<p>Read <a href="/x">x</a>.</p>',
  });
});

it('keeps a text without headings whole', () => {
  expect(serviceText('<p>All.</p>')).toEqual({
    opening: '<p>All.</p>',
    isThisYou: '',
    rest: '',
    notYet: '',
  });
});
