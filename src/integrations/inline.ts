/**
 * Makes what a page inlines as small as it can be: one style element with only the rules that page uses, one script
 * element for all its behaviors. A page waits for every inlined byte.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { letterRule, lettersOf } from './letters.ts';
import { spareScopes } from './scopes.ts';
import { shortProperties, shortScopes, usedStyles, wordsOf } from './used-styles.ts';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const MODULE = /<script type="module">([\s\S]*?)<\/script>/g;

/** All inline modules of a page as one, each in a scope of its own, at the end of the body. */
export function joinModules(html: string): string {
  const modules = [...html.matchAll(MODULE)].map(([, code = '']) => code.trim());
  if (!modules.length) return html;
  const script = `<script type="module">${modules.map((code) => `(()=>{${code}})();`).join('')}</script>`;
  return html.replace(MODULE, '').replace('</body>', () => `${script}</body>`);
}

/** Must run before the policy is written and before files are compressed. */
export function inline(): AstroIntegration {
  return {
    name: 'inline',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const chunks = await texts(folder, '_astro/*.{js,css}');
        const scripts = chunks.map(({ text }) => text).join('\n');
        // React's own code names no class of ours, but half of the dictionary.
        const ours = chunks
          .filter(({ text }) => !text.includes('react-dom'))
          .map(({ text }) => text);
        for (const { file, text } of await texts(folder, '**/*.html')) {
          const rules = [...text.matchAll(STYLE)].map(([, part = '']) => part).join('');
          const bare = joinModules(text.replace(STYLE, ''));
          const inlined = [...bare.matchAll(SCRIPT)].map(([code]) => code).join('');
          const page = spareScopes(
            usedStyles(rules, bare + scripts),
            bare,
            wordsOf(inlined + ours.join('\n')),
          );
          const letters = await letterRule(lettersOf(page.html));
          const css = shortProperties(page.css, bare + scripts);
          const style = `<style>${css}${letters}</style>`;
          // First of all, so that what runs in the head already finds its letters.
          const styled = page.html.replace(/<meta charset="utf-8">/i, (charset) => charset + style);
          await writeFile(file, shortScopes(styled));
        }
      },
    },
  };
}

async function texts(folder: string, pattern: string): Promise<{ file: string; text: string }[]> {
  const found = [];
  for await (const name of glob(pattern, { cwd: folder })) {
    const file = join(folder, name);
    found.push({ file, text: await readFile(file, 'utf8') });
  }
  return found;
}
