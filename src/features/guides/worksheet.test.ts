import { describe, expect, it } from 'vitest';
import { aroundFirstSheet, withWorksheets } from './worksheet.ts';

const SHEET = '<h2 id="ours">Worksheet: Ours</h2>';

describe('withWorksheets', () => {
  it('leaves other content unchanged', () => {
    const html = '<p>Hello.</p>\n<h2 id="a">One</h2><p>Text: and more.</p>';
    expect(withWorksheets(html)).toBe(html);
  });

  it('makes one line per blank', () => {
    const html = withWorksheets(`${SHEET}<p>Our word: ____</p><p>What I do: ____ ____ ____</p>`);
    expect(html).toContain('<label for="blank-1">Our word</label><input id="blank-1" type="text">');
    expect(html).toContain(
      '<label for="blank-2">What I do</label><textarea id="blank-2" rows="3">',
    );
  });

  it('makes checkboxes', () => {
    const html = withWorksheets(
      `${SHEET}<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled> We <em>both</em> spoke.</li></ul>`,
    );
    expect(html).toContain('<input type="checkbox"><span>We <em>both</em> spoke.</span>');
    expect(html).not.toContain('disabled');
  });

  it('ends a worksheet at the next heading', () => {
    const html = withWorksheets(`${SHEET}<p>Our word: ____</p><h2 id="b">Next</h2><p>Text.</p>`);
    expect(html).toMatch(/<\/section><h2 id="b">/);
    expect(html).toContain('<section class="sheet" aria-labelledby="ours">');
  });

  it('begins at a Spanish heading, too', () => {
    const html = withWorksheets(
      '<h2 id="nuestra">Hoja de trabajo: La nuestra</h2><p>Nuestra palabra: ____</p>',
    );
    expect(html).toContain('<section class="sheet" aria-labelledby="nuestra">');
    expect(html).toContain('<label for="blank-1">Nuestra palabra</label>');
  });

  it('reports a blank outside of a worksheet', () => {
    expect(() => withWorksheets('<p>Our word: ____</p>')).toThrow(/outside of a worksheet/);
  });
});

describe('aroundFirstSheet', () => {
  it('divides before the first worksheet', () => {
    const html = withWorksheets(`<p>Read.</p>${SHEET}<p>Our word: ____</p><h2>And</h2>`);
    const [before, from] = aroundFirstSheet(html);
    expect(before).toBe('<p>Read.</p>');
    expect(before + from).toBe(html);
    expect(from).toMatch(/^<section class="sheet"/);
  });

  it('has nothing second for a text without one', () => {
    expect(aroundFirstSheet('<p>Read.</p>')).toEqual(['<p>Read.</p>', '']);
  });
});
