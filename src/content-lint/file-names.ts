/** Names of content files: what the site reads, and what lies beside it unread. */
import { FOLDERS } from '#collections';
import type { Mistake } from './content-file.ts';

const TEXT_FOLDERS = FOLDERS.flatMap(([, { path, files }]) =>
  files === 'md' ? [path] : [],
).sort();
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/;

/** `Grief Support (new)` → `grief-support-new`. */
export function addressName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** `path` is relative to `src/content`. */
export function unreadFile(path: string): (Mistake & { rule: string; file: string })[] {
  const [folder = '', ...below] = path.split('/');
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path === 'README.md' || name.startsWith('.')) return [];
  const found = { rule: 'names', file: path, field: 'file name', line: 1, words: name };
  const stem = addressName(name.replace(/(?:\.[A-Za-z]+)+$/, ''));
  if (/\.(?:md\.txt|txt|docx?|rtf|odt|pages|markdown|mdx|html?|MD|Md)$/.test(name))
    return [
      {
        ...found,
        why: 'the site only reads files whose name ends in .md, so this one is nowhere',
        example: `rename it to ${stem}.md; a Word file has to be saved as plain text first`,
      },
    ];
  if (/\.(?:ya?ml\.txt|yml|YAML|YML)$/.test(name))
    return [
      {
        ...found,
        why: 'the site only reads lists whose name ends in .yaml, so this one is nowhere',
        example: `rename it to ${stem}.yaml`,
      },
    ];
  if (name.endsWith('.md') && (below.length === 0 || !TEXT_FOLDERS.includes(folder)))
    return [
      {
        ...found,
        words: path,
        why: 'the site does not read this folder',
        example: `move it into one of: ${TEXT_FOLDERS.join(', ')}`,
      },
    ];
  if (PICTURE.test(name.toLowerCase()) && !PICTURE.test(name))
    return [
      {
        ...found,
        why: 'the ending of a picture’s name is in lower case',
        example: `rename it to ${stem}${name.slice(name.lastIndexOf('.')).toLowerCase()}`,
      },
    ];
  return [];
}
