/** Guides: five worksheet pages, each with a tagged PDF of the same text (R038–R043). */
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { attributes, DIST, pageAt, squeeze } from './dist.ts';

const ROUTES = [
  ['R039', '/resources/5-relationship-mistakes'],
  ['R040', '/resources/relationship-reset-ritual'],
  ['R041', '/resources/interrupt-the-spiral'],
  ['R042', '/resources/pre-marriage-discussion-guide'],
  ['R043', '/resources/bipoc-relationship-workbook'],
] as const;

it('R038 the list links all five, and asks for no email address', () => {
  const { $ } = pageAt('/resources/downloads-guides');
  const links = attributes($, 'main a', 'href');
  expect(links).toEqual(expect.arrayContaining(ROUTES.map(([, route]) => route)));
  expect($('main form, main input')).toHaveLength(0);
});

describe.each(ROUTES)('%s %s', (_, route) => {
  const { $ } = pageAt(route);
  const text = $('[data-guide]');

  it('has worksheet fields that are not sent', () => {
    expect(text.find('section[aria-labelledby]').length).toBeGreaterThanOrEqual(2);
    expect(text.find('input[type="text"], textarea').length).toBeGreaterThan(4);
    expect(text.find('input[type="checkbox"]').length).toBeGreaterThan(2);
    // Without a form and names nothing can be sent.
    expect(text.closest('form').length + text.find('form, [name]').length).toBe(0);
    const unlabelled = text
      .find('input[type="text"], textarea')
      .toArray()
      .filter((field) => text.find(`label[for="${$(field).attr('id')}"]`).length !== 1);
    expect(unlabelled).toHaveLength(0);
  });

  it('can be read without an email address', () => {
    expect($('main form')).toHaveLength(0);
  });

  it('names the help lines', () => {
    const words = squeeze(text.text());
    for (const line of ['988', '911', '1-800-799-7233', '88788']) expect(words).toContain(line);
  });

  it('is read first: what is said of the worksheets stands before the first one, the PDF after the text', () => {
    const remark = text.find('p[data-part]');
    expect(squeeze(remark.text())).toMatch(/isn’t sent or stored/);
    expect(remark.next().is('section[aria-labelledby]')).toBe(true);
    expect(remark.prevAll('section[aria-labelledby]')).toHaveLength(0);
    expect($('[data-guide] #take, header a[type="application/pdf"]').length).toBe(0);
    expect($(`header a[href="#take"]`).length).toBe(1);
  });

  it('has a tagged PDF of the stated size, with title and language', () => {
    const link = $(`main a[type="application/pdf"]`);
    const file = resolve(DIST, `.${link.attr('href')}`);
    const size = Math.max(0.01, statSync(file).size / 1e6).toFixed(2);
    expect(squeeze(link.text())).toBe(`Take the PDF, ${size} MB`);
    const pdf = readFileSync(file);
    const plain = pdf.toString('latin1');
    expect(plain.startsWith('%PDF-1.7')).toBe(true);
    expect(plain).toMatch(/\/MarkInfo|\/Marked true/);
    expect(plain).toMatch(/\/StructTreeRoot/);
    expect(plain).toMatch(/\/Lang \(en-US\)/);
    expect(plain).toMatch(/\/DisplayDocTitle true/);
    for (const tag of ['H1', 'H2', 'P', 'L', 'LI', 'Link'])
      expect(plain, tag).toMatch(new RegExp(`/S /${tag}\\b`));
  });

  it('has the same headings in its PDF', () => {
    const link = $(`main a[type="application/pdf"]`);
    const plain = readFileSync(resolve(DIST, `.${link.attr('href')}`)).toString('latin1');
    const headings = text.find('h2, h3').length;
    expect([...plain.matchAll(/\/S \/H[23]\b/g)]).toHaveLength(headings);
    // Content streams are compressed; a page must decompress.
    const [, packed = ''] =
      /\/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/.exec(plain) ?? [];
    expect(inflateSync(Buffer.from(packed, 'latin1')).length).toBeGreaterThan(100);
  });
});
