/** Finds signs that visitors would see: Markdown and HTML where neither is read, and signs mistyped. */
import { type ContentFile, fieldName } from '../content-file.ts';
import type { RuleFinding, Rule } from '../rule.ts';

type Found = Pick<RuleFinding, 'words' | 'why' | 'example'>;

/** Markdown and HTML, with what stays when the signs are taken out. */
const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^\]]+)\]\([^)]*\)/, '$1'],
  [/\*\*([^*]+)\*\*/, '$1'],
  [/__([^_]+)__/, '$1'],
  [/(?<![\w*])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\w*])/, '$1'],
  [/(?<![\w_/])_([^\s_](?:[^_]*[^\s_])?)_(?![\w_])/, '$1'],
  [/`([^`]+)`/, '$1'],
  [/<\/?[a-z][^<>]*>/i, ''],
  [/&(?:amp|nbsp|quot|apos|lt|gt|mdash|ndash|hellip|#\d+);/, ' '],
  [/^#{1,6} /, ''],
];
/** Fields that are not shown as they are. */
const NOT_SHOWN = /^(?:href|path|slug|src|image|poster|lookup|canonical|guid|formName)$/;

function markupIn(value: string): Found | undefined {
  const found = MARKUP.find(([pattern]) => pattern.test(value));
  if (!found) return undefined;
  const [words = ''] = found[0].exec(value) ?? [];
  const plain = MARKUP.reduce(
    (text, [pattern, stays]) => text.replaceAll(new RegExp(pattern, 'gi'), stays),
    value,
  );
  return {
    words,
    why: 'a field is shown as it is written, so visitors would read these signs; only the text below the second --- can be bold, linked and so on',
    example: plain.replaceAll(/\s+/g, ' ').trim().slice(0, 120),
  };
}

/** A value in curly quotation marks from end to end. */
function wrapped(value: string): Found | undefined {
  const [, inside] = /^[“”„]([^“”„"]+)[“”]$/u.exec(value) ?? [];
  return inside === undefined || !/\p{L}/u.test(inside)
    ? undefined
    : {
        words: value.slice(0, 80),
        why: 'these quotation marks are on the page, too',
        example: `write it without them: ${inside}`,
      };
}

/** A place for a price that is not read as one: `{price: reset}`. */
function mistypedPrice(text: string): Found | undefined {
  const [words, name] =
    /[{([]\s*\{?\s*prices?\s*[:.=\s]\s*([\w.-]+)\s*\}?\s*[})\]]/i.exec(
      text.replaceAll(/(?<!\{)\{price:[^{}\s]*\}(?!\})/g, ''),
    ) ?? [];
  return words && name
    ? {
        words,
        why: 'this is not read as a price, so visitors would see it as it is',
        example: `write {price:${name}}, without spaces`,
      }
    : undefined;
}

/** A place for another fact that is not read as one: `{ reply }`, `{policy: alone-first}`. */
function mistypedFact(text: string): Found | undefined {
  const [words, kind, name] =
    /[{([]\s*\{?\s*(reply|policy|policies)\s*(?:[:.=]\s*([\w-]*))?\s*\}?\s*[})\]]/i.exec(
      text.replaceAll(/(?<!\{)\{(?:reply(?:\.late)?|policy:[^{}\s]+)\}(?!\})/g, ''),
    ) ?? [];
  if (!words || !kind) return undefined;
  const right = /^r/i.test(kind)
    ? `{reply${name ? '.late' : ''}}`
    : `{policy:${name || 'alone-first'}}`;
  return {
    words,
    why: 'this is not read as a fact, so visitors would see it as it is',
    example: `write ${right}, without spaces`,
  };
}

/** Signs in a text that Markdown did not understand. */
function leftIn(text: string): Found | undefined {
  const [link, address = ''] = /!?\[[^\]\n]*\]\s*\(([^)\n]*)\)/.exec(text) ?? [];
  if (link)
    return {
      words: link.slice(0, 80),
      why: 'this is no link and no picture yet: the address has a space in it, or there is one before the bracket',
      example: `name the file without spaces: (${address.trim().replaceAll(/\s+/g, '-').toLowerCase()})`,
    };
  const [heading, signs = '', title = ''] = /^(#{2,6})([^\s#].*)/.exec(text) ?? [];
  if (heading)
    return {
      words: heading.slice(0, 80),
      why: 'a heading needs a space after its signs',
      example: `${signs} ${title}`.slice(0, 80),
    };
  const [bullet] = /^[•·●▪◦‣]\s?[^\n]*/.exec(text) ?? [];
  if (bullet)
    return {
      words: bullet.slice(0, 80),
      why: 'this sign makes no list',
      example: `- ${bullet.slice(1).trim()}`.slice(0, 80),
    };
  const [bold] = /\*\*[^*\n]*/.exec(text) ?? [];
  return bold
    ? {
        words: bold.slice(0, 80),
        why: 'the stars are on the page: bold text has two before it and two after it, with no space inside',
        example: '**bold**',
      }
    : undefined;
}

function fieldsOf({ fields }: ContentFile): RuleFinding[] {
  return fields.flatMap(({ path, line, value }): RuleFinding[] => {
    const name = String(path.findLast((key) => typeof key === 'string'));
    if (typeof value !== 'string' || NOT_SHOWN.test(name)) return [];
    const found = mistypedPrice(value) ?? mistypedFact(value) ?? markupIn(value) ?? wrapped(value);
    return found ? [{ field: fieldName(path), line, ...found }] : [];
  });
}

/** Rule `plain`. */
export const plain: Rule = (file) => [
  ...fieldsOf(file),
  ...file.passages
    .filter(({ kind }) => kind !== 'field')
    .flatMap(({ field, line, text }): RuleFinding[] => {
      const found = mistypedPrice(text) ?? mistypedFact(text) ?? leftIn(text);
      return found ? [{ field, line, ...found }] : [];
    }),
];
