import { expect, test } from 'vitest';
import { joinScripts } from './join-scripts.ts';

test('joins inline modules at the end of the body, each in its own scope', () => {
  const html =
    '<body><script type="module">var e=1;</script><p></p><script type="module">var e=2;</script>' +
    '<script type="module" src="/x.js"></script></body>';
  expect(joinScripts(html)).toBe(
    '<body><p></p><script type="module" src="/x.js"></script>' +
      '<script type="module">(()=>{var e=1;})();(()=>{var e=2;})();</script></body>',
  );
});

test('leaves pages without inline modules unchanged', () => {
  expect(joinScripts('<body><script>classic()</script></body>')).toBe(
    '<body><script>classic()</script></body>',
  );
});

test('joins classic scripts that follow each other', () => {
  expect(joinScripts('<head><script>{a()}</script><script>{b()}</script></head>')).toBe(
    '<head><script>{a()}\n{b()}</script></head>',
  );
});

test('leaves a classic script alone that follows a module', () => {
  const html = '<body><script type="module">a()</script><script>b()</script></body>';
  expect(joinScripts(html)).toBe(
    '<body><script>b()</script><script type="module">(()=>{a()})();</script></body>',
  );
});
