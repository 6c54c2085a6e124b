/**
 * Moves Astro's island runtime (4.4 kB) from every page with an island to a file that loads with React, on first
 * interaction. The directives move to the end of the page, out of the first view.
 */
import { hashedName } from '../scripts/hashed-name.ts';

const RUNTIME =
  /<script>((?:(?!<\/script>)[\s\S])*customElements\.define\("astro-island"[\s\S]*?)<\/script>/;

/** As Astro inlines a directive before the first island that uses it. */
const DIRECTIVE =
  /<script>((?:(?!<\/script>)[\s\S])*dispatchEvent\(new Event\("astro:\w+"\)\);?\}\)\(\);?)\s*<\/script>/g;

/** Astro's runtime needs Object.hasOwn, which our oldest browsers lack (`site-build/scripts/browser-targets.ts`). */
const OLDER_BROWSERS = 'Object.hasOwn||(Object.hasOwn=(o,k)=>({}).hasOwnProperty.call(o,k));';

/** A page that loads the runtime on demand, and the runtime's file. */
export interface DeferredRuntime {
  html: string;
  code: string;
  /** Below the site root; contains a hash of the code. */
  path: string;
}

/**
 * Inlined in the page. Calls each island's directive as the runtime would. On hydration, the runtime is imported
 * together with the island's modules and calls the directive again with its loader; that second call is answered here.
 * Rejected early imports are ignored: the runtime imports the same modules and reports errors. A failed runtime is
 * retried once under another URL, because some browsers cache a failed module.
 */
const bootScript = (path: string): string =>
  `for(let i of document.querySelectorAll("astro-island[client]"))Astro[i.getAttribute("client")](async()=>{` +
  `await Promise.allSettled([import("${path}").catch(()=>import("${path}?"+performance.now())),...["component-url","renderer-url"].map(n=>import(i.getAttribute(n)))]);` +
  `return i.load?i.load():()=>{}},0,i);` +
  `for(let n in Astro)Astro[n]=(l,o,i)=>{i.load=l}`;

/** Attributes for streaming, and options that none of our directives has. */
const UNREAD = / (?:uid="[^"]*"|opts="[^"]*"|await-children)/g;
const ISLAND = /<astro-island(?: [\w-]+(?:="[^"]*")?)*>/g;

/** @param assets folder of hashed files, without slashes @returns nothing if the page has no island */
export function deferIslandRuntime(html: string, assets: string): DeferredRuntime | undefined {
  const runtime = RUNTIME.exec(html)?.[1];
  if (!runtime) return undefined;
  const code = OLDER_BROWSERS + runtime;
  const path = `/${assets}/${hashedName('island', 'js', code)}`;
  const rest = html.replace(RUNTIME, '');
  const all = [...rest.matchAll(DIRECTIVE)].map(([, directive = '']) => directive);
  // `client:calm` brings `client:interact` along.
  const isCalm = all.some((directive) => directive.includes('"astro:calm"'));
  const directives = all.filter((directive) => !isCalm || !directive.includes('"astro:interact"'));
  return {
    // At the end of the body, where every island is complete; forms and links work natively before that.
    html: rest
      .replace(DIRECTIVE, '')
      .replaceAll('<!--astro:end-->', '')
      .replace(ISLAND, (island) => island.replace(UNREAD, ''))
      .replace(
        '</body>',
        () => `<script>${directives.join('')}${bootScript(path)}</script></body>`,
      ),
    code,
    path,
  };
}
