/**
 * The script of the content editor (Sveltia CMS) and its icons, served by the site itself. As published, the script
 * fetches fonts, languages and the number of its newest version from other hosts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { EDITOR_PAGE } from '#staff/contract/content.ts';
import { HASHED_FOLDER } from '#lib/http/headers.ts';
import { LOCALE } from '#lib/language.ts';
import { withPlainWords } from './editor-words.ts';
import { hashedName } from './hashed-name.ts';

const from = createRequire(import.meta.url);
const SCRIPT = join(from.resolve('@sveltia/cms'), '../../dist/sveltia-cms.js');
const ICONS = join(
  from.resolve('@fontsource-variable/material-symbols-outlined/package.json'),
  '../files/material-symbols-outlined-latin-wght-normal.woff2',
);

/** Each must occur once. `icons` is the address of the icon font; `groups` are those of the pattern. */
const CHANGES: readonly (readonly [
  what: string,
  pattern: RegExp,
  by: (icons: string, ...groups: string[]) => string,
])[] = [
  ['text font', /@font-face \{font-family:'Source Sans 3';[^}]*\}/g, () => ''],
  ['code font', /@font-face \{font-family:'Noto Mono';[^}]*\}/g, () => ''],
  [
    'icon font',
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols-outlined[^)]*/g,
    (icons) => icons,
  ],
  // Its other languages are on another host; the staff area speaks English.
  ['languages', /`ar,bg,[\w,-]+`(?=\.split\(`,`\))/g, () => `\`${LOCALE}\``],
  // It asks for its newest version when it starts and every hour.
  [
    'version',
    /try\{(?=let \w+=await fetch\(\w+\);if\(!\w+\.ok\)return;let\{version:)/g,
    () => 'return;try{',
  ],
  // It offers to hand its token to a phone; ours is the cookie.
  ['sign-in of a phone', /\w+\.isLargeScreen&&\w+\.hasMouse&&!\w+\.isLocalHost&&/g, () => '!1&&'],
  // Once it has looked for newer versions, it overwrites them with “Save Anyway”; our server merges both or shows both.
  [
    'look for newer versions',
    /(?<=\w+\?\.fetchLastCommit&&)(?=\w+\.current&&!\w+&&!\(\w+&&)/g,
    () => '!window.CMS_OWN_SERVER&&',
  ],
  // A draft in the browser’s database remembers what it was written on; restored over a newer version, it would
  // overwrite that unseen.
  [
    'versions below a draft',
    /(?<=pendingEntries:\w+=\[\]\}=e,\w+=\w+\(e\))(?=;if\(\w+\(e\)\)\{let e=\{timestamp:new Date,)/g,
    () => ',readVersions=window.CMS_READ?.(e.originalEntry)',
  ],
  ['draft', /(?<=\{let e=\{timestamp:new Date,)/g, () => 'readVersions,'],
  [
    'restored draft',
    /(?<=\(\{backup:e,draft:\w+\}\)=>\{)(?=let\{currentLocales:)/g,
    () => 'window.CMS_RESTORED?.(e.readVersions);',
  ],
  // The number of the next post, as it is when the post is saved.
  [
    'name of a new entry',
    /(?=if\(Object\.hasOwn\(\w+,e\)\)return \w+\(t,`\$\{a\}:\$\{e\}`)/g,
    () => 'if(e===`uuid_shorter`&&window.CMS_NEXT_POST)return String(window.CMS_NEXT_POST());',
  ],
  // Why a save was refused: with the whole answer, and shown by our page if it is there.
  [
    'answer of the server',
    /(?<=`Server responded with an error`,\{cause:\{status:\w+,message:\w+)(?=\}\}\)\})/g,
    () => ',body:c',
  ],
  [
    'message of a refused save',
    /(?<=\.message===`saving_failed`\?)(?=\(\w+\(\w+,!0\),\w+\(\w+,\w+\.cause\?\.message\?\?)/g,
    () => 'window.CMS_REFUSED?window.CMS_REFUSED(t.cause):',
  ],
  // Of an entry that stays, our page has said why, or the person has.
  [
    'message of a refused removal',
    /(?<=deleting_entry_failed:`)Couldn’t delete the entry\. Please try again\.(?=`)/g,
    () => 'Not deleted.',
  ],
  // A text opens with buttons where they write it as it was. What the buttons would write is told as soon as a text that
  // nobody typed is in them, and one that would change is shown as it is, as is one with other spaces until it changes.
  [
    'text in the rich mode',
    /(\w+)\((\w+),(\w+)\)\}\)\}\)\(\)\}\)\),(?=\w+\(\2\.registerRootListener)/g,
    (_, tell, editor, transformers) =>
      `${tell}(${editor},${transformers})})})()})),(${editor}.tellText=()=>${tell}(${editor},${transformers})),`,
  ],
  [
    'text that is put into the rich mode',
    /(?<=(\w+)\.update\(\(\)=>\{try\{\w+\(\w+,\w+\),)(?=\w+\(void 0\)\}catch)/g,
    (_, editor) => `${editor}.tellText?.(),`,
  ],
  // A table that it reads takes the focus, and a phone shows its keyboard.
  [
    'selection in a text that is put in',
    /(?<=Error\(`Failed to convert Markdown`,\{cause:\w+\}\)\)\}\})(?=\)\}\)\))/g,
    () => ',{tag:`skip-dom-selection`}',
  ],
  [
    'text from outside',
    /(?<=\?\.getEditorState\(\)\.isEmpty\(\)\)&&)(?=\w+\(\)\})/g,
    () => '(this.isFromOutside=!0)&&',
  ],
  [
    'text that the rich mode tells',
    /(?<=\{value:(\w+),selection:(\w+)\}=\w+\.detail;)(?=(\w+)!==\1&&\((\w+)\.useRichText=!1,)/g,
    (_, told, selection, text, store) =>
      `if(window.CMS_SAME_TEXT&&${store}.config.modes.length>1){let outside=${store}.isFromOutside;${store}.isFromOutside=!1;if(window.CMS_SAME_TEXT(${text},${told})){${store}.selection=${selection};return}if(outside){${store}.useRichText=!1;return}}`,
  ],
  // Headings in the list of collections: its dividers with their names, which a tree may not have as separators.
  [
    'headings of collections',
    /(?<=get isSearchPage\(\)\{return \w+\(\)\}\}\)\},\w+=\w+=>\{\w+\(\w+,\{)(?=\}\)\};W\(\w+,\w+=>\{`divider`in R\(t\))/g,
    () => 'role:`none`,get"data-heading"(){return R(t).name}',
  ],
  [
    'role of a divider',
    /(?<=\(\{\.\.\.a,)role:`separator`(?=,class:`sui divider )/g,
    () => 'role:t.role??`separator`',
  ],
  [
    'states of a divider',
    /(?<=class:`sui divider \$\{t\.class\?\?``\}`,hidden:n\(\),)"aria-hidden":n\(\),"aria-orientation":r\(\)/g,
    () => '...(!t.role&&{"aria-hidden":n(),"aria-orientation":r()})',
  ],
  // Two of its stores that are opened at once ask for the same new version: the second would never be made, and the
  // pictures in lists and forms with it.
  [
    'stores of its database',
    /(?<=return e&&\(t\.close\(\),t=await this\.#o\(n\+1\)\),)(?=t\.onversionchange=)/g,
    () => 't.objectStoreNames.contains(i)||(t.close(),t=await this.#s()),',
  ],
  ['source map', /\/\/# sourceMappingURL=\S+/g, () => ''],
  [
    'name of the switch to the text as it is',
    /(?<=edit_in_markdown:)`Edit in Markdown`/g,
    () => '`Show the signs in place of the buttons`',
  ],
  // What axe finds in its markup: a page that cannot be zoomed, a main part inside ours, a name without the number that
  // is shown, the state of a checkbox on an entry of a menu, and two controls of what a phone does not have.
  ['heading of the menu', /(?<=`<h2) role="none"(?=> <\/h2> <!>`)/g, () => ''],
  ['zoom', /`maximum-scale=1`,/g, () => ''],
  ['start of the main part', /<main>/g, () => '<section>'],
  ['end of the main part', /<\/main>/g, () => '</section>'],
  ['name of a collection', /,"aria-labelledby":`\$\{\w+\}-label`(?=,"data-label")/g, () => ''],
  [
    'state of an entry of a menu',
    /(?=e\.setAttribute\(this\.childSelectedAttr,String\(r\)\),i&&)/g,
    () => 'e.getAttribute(`role`)===`menuitem`||',
  ],
  ['list of entries', /(?<=n\(\)\?void 0:)`collection-container`/g, () => 'void 0'],
  ['list of pictures', /"aria-controls":`assets-container`,/g, () => ''],
];

/** @throws {Error} if a part to replace is not there exactly once */
export function ownScript(script: string, icons: string): string {
  const changed = CHANGES.reduce((text, [what, pattern, by]) => {
    const { length } = text.match(pattern) ?? [];
    if (length !== 1)
      throw new Error(`The content editor has its ${what} ${length ?? 0} times, not once`);
    return text.replace(pattern, (_, ...groups: string[]) => by(icons, ...groups));
  }, script);
  return withPlainWords(changed);
}

interface File {
  path: string;
  content: Buffer;
  type: string;
}

/** Its name has a hash of the content. */
function hashed(name: string, ending: string, content: Buffer, type: string): File {
  return { path: `/${HASHED_FOLDER}/${hashedName(name, ending, content)}`, content, type };
}

/** Under the addresses that they have on the site. */
export function editorFiles(): { script: File; icons: File } {
  const icons = hashed('editor-icons', 'woff2', readFileSync(ICONS), 'font/woff2');
  const script = ownScript(readFileSync(SCRIPT, 'utf8'), icons.path);
  return { script: hashed('editor', 'js', Buffer.from(script), 'text/javascript'), icons };
}

/** Tells the editor's page where its script is, and writes both files if the site has that page. */
export function contentEditor(): AstroIntegration {
  const { script, icons } = editorFiles();
  const files = [script, icons];
  return {
    name: 'content-editor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { define: { EDITOR_SCRIPT: JSON.stringify(script.path) } } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const file = files.find(({ path }) => path === request.url);
          if (!file) return next();
          response.setHeader('Content-Type', file.type);
          response.end(file.content);
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        if (!existsSync(join(folder, `${EDITOR_PAGE}.html`))) return;
        await Promise.all(files.map(({ path, content }) => writeFile(join(folder, path), content)));
      },
    },
  };
}
