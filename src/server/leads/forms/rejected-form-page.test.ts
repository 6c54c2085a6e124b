import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { HONEYPOT } from '#lib/honeypot.ts';
import { formTemplate } from './form-template.ts';
import { rejectedPage } from './rejected-form-page.ts';

const REJECTED = {
  page: 'page.html',
  action: '/api/submit-homepage-form',
  values: new Map([
    ['firstName', '<b>Linh</b>'],
    [HONEYPOT, 'bot text'],
    ['state', ''],
  ]),
  errors: { state: 'Please enter your state', form: 'Not <right>' },
  blank: [HONEYPOT],
};

it.each([
  ['the page does not exist', undefined],
  ['the page does not contain the form', '<html><form action="/search"></form></html>'],
])('shows messages and values on a plain page if %s', async (_why, built) => {
  const { html, isBuilt } = await rejectedPage(built, REJECTED);
  expect(isBuilt).toBe(false);
  expect(html).toContain('<li>Please enter your state</li><li>Not &lt;right&gt;</li>');
  expect(html).toContain('<dt>firstName</dt><dd>&lt;b&gt;Linh&lt;/b&gt;</dd>');
  expect(html).not.toContain('bot text');
  expect(html).toMatch(/<title>Error: /);
});

it('uses an error summary outside the form, and lists errors without a field', async () => {
  const page =
    '<title>Home</title><div data-error-summary hidden></div><form action="/api/submit-homepage-form"><input id="s" name="state"></form>';
  const { html } = await rejectedPage(page, REJECTED);
  expect(html).toContain(
    '<div data-error-summary tabindex="-1" autofocus><p>Almost. Two things to fill in.</p><p>Nothing you typed is lost.</p><ul><li><a href="#s">Please enter your state</a></li><li>Not &lt;right&gt;</li></ul></div>',
  );
});

it('folds more than three errors, in the language of the page', async () => {
  const page =
    '<title>A</title><form action="/api/submit-homepage-form"><div data-error-summary hidden><p>Old</p></div><input id="s" name="state"></form>';
  const errors = { state: 'a', form: 'b', city: 'c', street: 'd', zip: 'e' };
  const { html } = await rejectedPage(page, { ...REJECTED, errors, page: 'es.html' });
  expect(html).toContain(
    'autofocus><p>Casi listo. Cinco cosas por completar.</p><p>No se perdió nada de lo que escribió.</p><ul><li><a href="#s">a</a></li><li>b</li><li>c</li></ul><details><summary>Dos más</summary><ul><li>d</li><li>e</li></ul></details></div>',
  );
});

it('says of a field that only a program fills in to send it once more, with the page’s own value again', async () => {
  const form = (lang: string): string =>
    `<html lang="${lang}"><title>A</title><form action="/api/submit-homepage-form"><div data-error-summary hidden></div><input type="hidden" name="pageUri" value="/own"><input id="s" name="state"></form></html>`;
  const rejected = {
    ...REJECTED,
    values: new Map([['pageUri', 'x']]),
    errors: { pageUri: 'Please send a path such as /team' },
  };
  const english = await rejectedPage(form('en'), rejected);
  expect(english.html).not.toMatch(/such as|aria-invalid/);
  expect(english.html).toContain('<li>Something went wrong on our page. Please send it once more.');
  expect(english.html).toContain('value="/own"');
  const spanish = await rejectedPage(form('es'), { ...rejected, page: 'es.html' });
  expect(spanish.html).toContain('<li>Algo falló en nuestra página.');
});

/** A built page: a short form between many paragraphs. */
const built = (paragraphs: number): string =>
  `<!doctype html><html lang=en><head><title>Home & more</title></head><body>${'<p class="a">Words <b>and</b> words</p>'.repeat(paragraphs)}<astro-island client="load"><form action="/api/submit-homepage-form"><div data-error-summary hidden></div><input name=firstName><input id=s name=state></form></astro-island><p>Foot</body></html>`;
const LONG = built(50);

it('changes only the title and the form of the built page, independently for each post', async () => {
  const first = await rejectedPage(LONG, REJECTED);
  const second = await rejectedPage(LONG, {
    ...REJECTED,
    values: new Map([['firstName', 'Minh']]),
  });
  expect(/<title>.*?<\/title>/.exec(first.html)?.[0]).toBe('<title>Error: Home & more</title>');
  expect(second.html).toContain('value="Minh"');
  expect(second.html).not.toContain('Linh');
  const around = (html: string): string =>
    html.replace(/<astro-island.*<\/astro-island>/s, '').replace('Error: ', '');
  expect(around(second.html)).toBe(around(LONG));
  expect(second.html).toContain('<astro-island><form');
});

it('uses a new version of the page', async () => {
  await rejectedPage(LONG, REJECTED);
  const { html } = await rejectedPage(LONG.replace('Foot', 'New foot'), REJECTED);
  expect(html).toContain('New foot');
});

it('looks for the form once per version of the page', () => {
  const template = (html: string) => formTemplate('once.html', html, REJECTED.action);
  const first = template(LONG);
  expect(first?.form).toContain('<form');
  expect(template(built(50))).toBe(first);
  expect(template(built(51))).not.toBe(first);
});

it('takes less than half the processor time of parsing the whole page, once cached', async () => {
  const page = built(3000);
  await rejectedPage(page, REJECTED);
  const used = async (work: () => unknown): Promise<number> => {
    const before = process.cpuUsage();
    for (let time = 0; time < 20; time += 1) await work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await used(() => load(page));
  const [form, whole] = [
    await used(() => rejectedPage(page, REJECTED)),
    await used(() => load(page)),
  ];
  expect(form).toBeLessThan(whole / 2);
});
