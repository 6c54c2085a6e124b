/**
 * Makes what a page inlines as small as it can be: one style element with only the rules that page uses, one script
 * element for all its behaviors. A page waits for every inlined byte.
 */
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { eachPage } from './each-page.ts';
import { footprintOf } from './elements.ts';
import { letterRule, lettersOf, roundUp } from './letters.ts';
import { deserving } from './patience.ts';
import { ruled } from './policy.ts';
import { type Spared, spareScopes } from './scopes.ts';
import { shortProperties, shortScopes, usedStyles, wordsOf } from './used-styles.ts';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Not JSON-LD: it differs from page to page and names no class. */
const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const MODULE = /<script type="module">([\s\S]*?)<\/script>/g;

/** All inline modules of a page as one, each in a scope of its own, at the end of the body. */
export function joinModules(html: string): string {
  const modules = [...html.matchAll(MODULE)].map(([, code = '']) => code.trim());
  if (!modules.length) return html;
  const script = `<script type="module">${modules.map((code) => `(()=>{${code}})();`).join('')}</script>`;
  return html.replace(MODULE, '').replace('</body>', () => `${script}</body>`);
}

/** How a page comes to its styles; what was worked out for one page serves every page of the same footprint. */
function dresser(scripts: string, ours: string): (html: string, exact: boolean) => Promise<string> {
  const known = new Map<string, Spared>();
  const look = (rules: string, footprint: string, inlined: string): Spared => {
    const key = createHash('sha256').update(`${rules}\n${footprint}\n${inlined}`).digest('base64');
    const before = known.get(key);
    if (before) return before;
    const used = usedStyles(rules, footprint + inlined + scripts);
    const spared = spareScopes(used, footprint, wordsOf(inlined + ours));
    const css = shortProperties(spared.css, footprint + inlined + scripts);
    const made = { ...spared, css };
    known.set(key, made);
    return made;
  };
  return async (html, exact) => {
    const rules = [...html.matchAll(STYLE)].map(([, part = '']) => part).join('');
    const bare = joinModules(html.replace(STYLE, ''));
    const inlined = [...bare.matchAll(SCRIPT)].map(([code]) => code).join('');
    const { css, unmark } = look(rules, footprintOf(bare), inlined);
    const letters = exact ? lettersOf(bare) : roundUp(lettersOf(bare));
    const style = `<style>${css}${await letterRule(letters)}</style>`;
    // First of all, so that what runs in the head already finds its letters.
    return shortScopes(
      unmark(bare).replace(/<meta charset="utf-8">/i, (charset) => charset + style),
    );
  };
}

/** Writes each page's policy too, once its scripts and styles are final; must run before files are compressed. */
export function inline(): AstroIntegration {
  return {
    name: 'inline',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const chunks = await chunksIn(folder);
        // React's own code names no class of ours, but half of the dictionary.
        const ours = chunks.filter((text) => !text.includes('react-dom'));
        const dress = dresser(chunks.join('\n'), ours.join('\n'));
        await eachPage(folder, (names) => {
          const exact = deserving(names);
          return async (html, name) => ruled(await dress(html, exact.has(name)), name);
        });
      },
    },
  };
}

/** Scripts and styles that a page may fetch after it was dressed. */
async function chunksIn(folder: string): Promise<string[]> {
  const found = [];
  for await (const name of glob('_astro/*.{js,css}', { cwd: folder }))
    found.push(await readFile(join(folder, name), 'utf8'));
  return found;
}
