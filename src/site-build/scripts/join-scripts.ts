/** Joins the inline scripts of a page: each one less is a hash less in the policy. */

/** Classic scripts that follow each other; a module before them stays, because it runs later. */
const CLASSIC = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2,}/g;
const MODULE = /<script type="module">([\s\S]*?)<\/script>/g;

/** Joins adjacent classic scripts, and inline modules at the end of the body, each in its scope. */
export function joinScripts(page: string): string {
  const html = page.replace(CLASSIC, (scripts) => scripts.replaceAll('</script><script>', '\n'));
  const modules = [...html.matchAll(MODULE)].map(([, code = '']) => code.trim());
  if (!modules.length) return html;
  const script = `<script type="module">${modules.map((code) => `(()=>{${code}})();`).join('')}</script>`;
  return html.replace(MODULE, '').replace('</body>', () => `${script}</body>`);
}
