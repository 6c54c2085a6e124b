import { expect, test } from 'vitest';
import { joinModules } from './inline.ts';

test('inline modules become one, each in its own scope, at the end of the body', () => {
  const html =
    '<body><script type="module">var e=1;</script><p></p><script type="module">var e=2;</script>' +
    '<script type="module" src="/x.js"></script></body>';
  expect(joinModules(html)).toBe(
    '<body><p></p><script type="module" src="/x.js"></script>' +
      '<script type="module">(()=>{var e=1;})();(()=>{var e=2;})();</script></body>',
  );
});

test('a page without them stays as it is', () => {
  expect(joinModules('<body><script>classic()</script></body>')).toBe(
    '<body><script>classic()</script></body>',
  );
});
