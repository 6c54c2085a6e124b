/**
 * Takes Astro's island runtime (4.4 kB) out of every page with an island: an island asleep does not need it, so it is
 * fetched with React, at the first touch.
 */
import { createHash } from 'node:crypto';

const RUNTIME =
  /<script>((?:(?!<\/script>)[\s\S])*customElements\.define\("astro-island"[\s\S]*?)<\/script>/;

/** A page that fetches its runtime, and the runtime with the address it has then. */
export interface Late {
  html: string;
  code: string;
  /** Path below the site's root, with the code's own hash in it. */
  path: string;
}

/**
 * What stays on the page: calls each sleeping island's directive as the runtime would. When one wakes, the runtime
 * comes together with the island's own modules and offers its loader by calling the directive again: that call is
 * answered here. Rejections of the early imports are not lost, the runtime asks for the same modules and tells.
 */
const boot = (path: string): string =>
  `for(let i of document.querySelectorAll("astro-island[client]"))Astro[i.getAttribute("client")](async()=>{` +
  `await Promise.allSettled([import("${path}"),...["component-url","renderer-url"].map(n=>import(i.getAttribute(n)))]);` +
  `return i.load?i.load():()=>{}},0,i);` +
  `Astro.interact=Astro.calm=(l,o,i)=>{i.load=l}`;

/** What Astro writes on an island for a runtime that comes before it is complete, and options that no directive of ours has. */
const UNREAD = / (?:uid="[^"]*"|opts="[^"]*"|await-children)/g;
const ISLAND = /<astro-island(?: [\w-]+(?:="[^"]*")?)*>/g;

/**
 * @param assets folder of hashed files, without slashes
 * @returns nothing where the page has no island
 */
export function lateRuntime(html: string, assets: string): Late | undefined {
  const code = RUNTIME.exec(html)?.[1];
  if (!code) return undefined;
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const path = `/${assets}/island.${hash}.js`;
  return {
    // Last in the body, where every island is complete; until then forms and links work natively.
    html: html
      .replace(RUNTIME, '')
      .replaceAll('<!--astro:end-->', '')
      .replace(ISLAND, (island) => island.replace(UNREAD, ''))
      .replace('</body>', () => `<script>${boot(path)}</script></body>`),
    code,
    path,
  };
}
