/** Joins the inline modules of a page into one script element. */

const MODULE = /<script type="module">([\s\S]*?)<\/script>/g;

/**
 * The page with one inline module at the end of its body; each joined module keeps its own scope.
 */
export function joinModules(html: string): string {
  const modules = [...html.matchAll(MODULE)].map(([, code = '']) => code.trim());
  if (!modules.length) return html;
  const script = `<script type="module">${modules.map((code) => `(()=>{${code}})();`).join('')}</script>`;
  return html.replace(MODULE, '').replace('</body>', () => `${script}</body>`);
}
