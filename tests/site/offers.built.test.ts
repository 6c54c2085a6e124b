/** Services of the practice on the specified pages (R002–R010), and the loading indicator (R101). */
import { expect, it } from 'vitest';
import { attributes, mainText, pageAt, pages, squeeze } from './dist.ts';

it('R002 R003 /services links the five services and the three programs', () => {
  expect(attributes(pageAt('/services').$, 'main a[href]', 'href')).toEqual(
    expect.arrayContaining([
      '/strengthen-reconnect',
      '/crisis-couples',
      '/therapy-gets-your-world',
      '/premarital-blueprint',
      '/individual-healing',
      '/weekend-intensive',
      '/reset',
      '/digital-detox',
    ]),
  );
});

it('R005 /fees-and-faqs states private pay, no insurance, superbills, flexible pricing', () => {
  const text = mainText('/fees-and-faqs');
  for (const word of [/private pay/i, /no insurance/i, /superbill/i, /flexible pricing/i]) {
    expect(text).toMatch(word);
  }
});

it('R008 /quiz is the free 2-minute Relationship Reality Check', () => {
  expect(squeeze(pageAt('/quiz').$('h1').text())).toContain('Relationship Reality Check');
  expect(mainText('/quiz')).toMatch(/2-minute|two minutes|2 minutes/i);
});

it('R009 the 6-Session Reset is promoted on home and has its page', () => {
  expect(mainText('/')).toContain('6-Session Reset');
  expect(pageAt('/reset').$('h1')).toHaveLength(1);
});

it('R010 only staff pages ask for a login', () => {
  const asking = pages.filter(({ $ }) => $('input[type="password"]').length > 0);
  expect(asking.map(({ route }) => route)).toEqual([]);
});

it('R101 the loading indicator has three sizes, inline and full-screen, with a label', () => {
  const { $ } = pageAt('/component-templates');
  const shown = $('#loading [role="status"][data-size]').toArray();
  expect(shown).toHaveLength(6);
  for (const one of shown) expect(squeeze($(one).text())).toBe('Loading...');
  for (const size of ['sm', 'md', 'lg']) {
    expect($(`#loading [data-size="${size}"]`)).toHaveLength(2);
    expect($(`#loading [data-size="${size}"][data-full-screen]`)).toHaveLength(1);
  }
});
