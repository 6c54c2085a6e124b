import { expect, it } from 'vitest';
import { loadPart } from './page-part.ts';

it('changes a part of a page, and keeps its styles byte for byte', () => {
  const style = '<style><![CDATA[.a>.b{content:"&"}]]></style>';
  const part = loadPart(`<form><svg>${style}</svg><p></p>${style}</form>`);
  part.$('p').text('<style data-kept="0"></style>');
  expect(part.html()).toBe(
    `<form><svg>${style}</svg><p>&lt;style data-kept="0"&gt;&lt;/style&gt;</p>${style}</form>`,
  );
});
