/** Lines of the fields of a file as the forms show them. */
import { labelOf } from './words.ts';

const FIELD = /^((?:\s|-\s)*)([A-Za-z][\w-]*):(?:\s+(.*))?$/;
const SWITCHES: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/** A value without its marks: `'It’s: so'`, `[a, b]`, `>-`. */
function plainValue(value: string): string {
  if (/^[|>][-+\d]*$/.test(value)) return '';
  const inside = /^(["'])(.*)\1$/.exec(value)?.[2] ?? /^\[(.*)\]$/.exec(value)?.[1] ?? value;
  return Object.hasOwn(SWITCHES, inside) ? (SWITCHES[inside] ?? '') : inside;
}

/** `seoTitle: 'After a fight'` → `Title for search engines: After a fight`; `undefined` for a line `---`. */
export function formLine(line: string): string | undefined {
  if (line.trimEnd() === '---') return undefined;
  const [, indent = '', name, value = ''] = FIELD.exec(line) ?? [];
  const depth = indent.replaceAll('-', ' ');
  if (name === undefined)
    return line.replace(/^((?:\s)*)- /, '$1• ').replace(/^(\s*• )?(["'])(.*)\2$/, '$1$3');
  return `${depth}${labelOf(name)}: ${plainValue(value.trim())}`.trimEnd();
}
