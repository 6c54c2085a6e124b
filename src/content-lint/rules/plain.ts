/** Finds signs in fields that visitors would see: Markdown and HTML, which are not read there, and mistyped signs. */
import { mistypedPlace } from '#lib/content/signs.ts';
import { type ContentFile, fieldName } from '../content-file.ts';
import type { RuleFinding, Rule } from '../rule.ts';

type Found = Pick<RuleFinding, 'words' | 'why' | 'example'>;

/** With what stays when the signs are taken out. */
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

/** In curly quotation marks from end to end. */
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

/** Invisible signs keep a name or an address from being found. */
function invisible(value: string): Found | undefined {
  const shown = value.replaceAll(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g, '');
  return shown === value
    ? undefined
    : {
        words: shown.slice(0, 80),
        why: 'there is an invisible sign in it, copied from a website or a word processor',
        example: `type it by hand: ${shown.slice(0, 80)}`,
      };
}

function placeIn(value: string): Found | undefined {
  const { at: _, ...found } = mistypedPlace(value) ?? { at: 0 };
  return 'words' in found ? found : undefined;
}

function fieldsOf({ fields }: ContentFile): RuleFinding[] {
  return fields.flatMap(({ path, line, value }): RuleFinding[] => {
    const name = String(path.findLast((key) => typeof key === 'string'));
    if (typeof value !== 'string' || NOT_SHOWN.test(name)) return [];
    const found = invisible(value) ?? placeIn(value) ?? markupIn(value) ?? wrapped(value);
    return found ? [{ field: fieldName(path), line, ...found }] : [];
  });
}

/** Rule `plain`, for fields; `rendered` is the same for texts. */
export const plain: Rule = (file) => fieldsOf(file);
