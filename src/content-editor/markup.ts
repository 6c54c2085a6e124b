/**
 * Refuses what could run in a visitor's or a colleague's browser: a text of an editor may have the few HTML elements
 * that the guide names, and no scripts, frames, forms, event handlers or links that run code.
 */
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { splitFile } from '#content-lint/front-matter/fences.ts';
import { descendants, lineOf, parse } from '#content-lint/markdown.ts';

/** Elements without attributes other than a class. */
const ALLOWED =
  /<\/?(?:div|aside|figure|figcaption|br|abbr|sup|sub|kbd|mark|small|del|details|summary)(?:\s+class="[\w -]*")?\s*\/?>/gi;
/** Comments that browsers end where Markdown does: `<!-->` and `--!>` end one, too. */
const COMMENT = /<!--(?!-?>)[^<>]*-->/g;
/** Schemes of links that run code or hold a page, however they are spaced. */
const RUNS_CODE = /^(?:javascript|vbscript|data):/i;

/** Browsers ignore control characters in a scheme. */
const runsCode = (url: string): boolean => RUNS_CODE.test(url.replace(/[\u0000-\u0020]/g, ''));

function textsIn(node: unknown): string[] {
  if (isScalar(node)) return typeof node.value === 'string' ? [node.value] : [];
  if (isMap(node)) return node.items.flatMap(({ value }) => textsIn(value));
  return isSeq(node) ? node.items.flatMap(textsIn) : [];
}

const problem = (path: string, line: number, words: string, why: string): string =>
  `${path}, line ${line}: “${words.slice(0, 80).replaceAll(/\s+/g, ' ')}” ${why}`;

/**
 * What a text must not have, for editors.
 * @param path seen from `src/content`
 */
export function unsafeMarkup(path: string, text: string): string[] {
  const isYaml = path.endsWith('.yaml');
  const { front, body, bodyLine } = isYaml
    ? { front: text, body: '', bodyLine: 1 }
    : splitFile(text);
  const fields = textsIn(parseDocument(front).contents)
    .filter(runsCode)
    .map((url) => problem(path, 1, url, 'is no address that a link may have.'));
  const nodes = [...descendants(parse(body))].flatMap((node) => {
    const line = bodyLine + lineOf(node) - 1;
    if (node.type === 'html') {
      const rest = node.value.replaceAll(COMMENT, '').replaceAll(ALLOWED, '');
      return rest.includes('<')
        ? [
            problem(
              path,
              line,
              node.value,
              'is HTML that a text may not have. Please write it without.',
            ),
          ]
        : [];
    }
    if ('url' in node && runsCode(node.url))
      return [problem(path, line, node.url, 'is no address that a link may have.')];
    return [];
  });
  return [...fields, ...nodes];
}
