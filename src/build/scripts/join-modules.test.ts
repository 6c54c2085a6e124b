import { expect, test } from 'vitest';
import { joinModules } from './join-modules.ts';

test('joins inline modules at the end of the body, each in its own scope', () => {
  const html =
    '<body><script type="module">var e=1;</script><p></p><script type="module">var e=2;</script>' +
    '<script type="module" src="/x.js"></script></body>';
  expect(joinModules(html)).toBe(
    '<body><p></p><script type="module" src="/x.js"></script>' +
      '<script type="module">(()=>{var e=1;})();(()=>{var e=2;})();</script></body>',
  );
});

test('leaves pages without inline modules unchanged', () => {
  expect(joinModules('<body><script>classic()</script></body>')).toBe(
    '<body><script>classic()</script></body>',
  );
});
