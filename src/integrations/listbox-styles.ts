/**
 * Takes out of Radix Select what our content policy forbids: two style elements that it would write into the page.
 * One hides a scrollbar, which `ui/listbox.css` does; the other keeps the page from scrolling, which `ui/Listbox.tsx`
 * does without styles. So the policy stays as strict as it is, and 4 kB are not sent.
 */
import type { Plugin } from 'vite';

const STYLE_ELEMENT = /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{[\s\S]*?nonce\s*\}\s*\)/g;
const SCROLL_LOCK = 'import { RemoveScroll } from "react-remove-scroll";';

/** The module without its style elements. Throws when it no longer looks as known: then look at the new release. */
export function withoutStyles(code: string): string {
  if (code.match(STYLE_ELEMENT)?.length !== 1 || !code.includes(SCROLL_LOCK))
    throw new Error(
      '@radix-ui/react-select has changed: see which styles it injects now and adapt integrations/listbox-styles.ts',
    );
  return code
    .replace(STYLE_ELEMENT, 'null')
    .replace(SCROLL_LOCK, 'const RemoveScroll = ({ children }) => children;');
}

/** The Vite plugin. */
export function listboxStyles(): Plugin {
  return {
    name: 'listbox-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /@radix-ui\/react-select\/dist\/index\.mjs/ },
      handler: (code) => ({ code: withoutStyles(code), map: null }),
    },
  };
}
