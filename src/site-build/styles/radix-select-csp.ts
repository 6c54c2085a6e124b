/**
 * Removes two style elements from Radix Select that our content policy forbids: one hides a scrollbar, which
 * `ui/Listbox.tsx` does itself; the other locks scrolling, which it also does without styles. Also saves 4 kB.
 */
import type { Plugin } from 'vite';

const STYLE_ELEMENT = /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{[\s\S]*?nonce\s*\}\s*\)/g;
const SCROLL_LOCK = 'import { RemoveScroll } from "react-remove-scroll";';

/** @throws {Error} if the code has changed: check the new release then */
export function withoutStyles(code: string): string {
  if (code.match(STYLE_ELEMENT)?.length !== 1 || !code.includes(SCROLL_LOCK))
    throw new Error(
      '@radix-ui/react-select has changed: see which styles it injects now and adapt site-build/styles/radix-select-csp.ts',
    );
  return code
    .replace(STYLE_ELEMENT, 'null')
    .replace(SCROLL_LOCK, 'const RemoveScroll = ({ children }) => children;');
}

export function radixSelectCsp(): Plugin {
  return {
    name: 'listbox-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /@radix-ui\/react-select\/dist\/index\.mjs/ },
      handler: (code) => ({ code: withoutStyles(code), map: null }),
    },
  };
}
