/** Signs in a shown text that Markdown did not understand. */
import { FACT_NAMES } from '../placeholders.ts';
import { UNFINISHED_WORDS, unfinishedIn } from './unfinished.ts';

export interface Sign {
  at: number;
  words: string;
  why: string;
  example: string;
}

type Said = Pick<Sign, 'why' | 'example'>;
/** A pattern, and the message about a match. */
type Kind = readonly [RegExp, (match: RegExpExecArray) => Said];

const PLACE = new RegExp(
  String.raw`(?<!\{)\{(?:price:[^{}\s]*|${FACT_NAMES.map((name) => name.replace('.', '\\.')).join('|')}|first\.\w+|policy:[^{}\s]+)\}(?!\})`,
  'g',
);

const says =
  (why: string, example: string): (() => Said) =>
  () => ({ why, example });
const SHOWN =
  'visitors would read these signs: they mean something in another program, and nothing here';
const other = (example: string): (() => Said) => says(SHOWN, example);

const LINK = '[the words of the link](/team), with the address in round brackets';
const WORDS = 'write in words what belongs here, or delete it';

/** Places for a price or another fact that are not read as one: `{price: reset}`, `{ reply }`. */
const PLACES: readonly Kind[] = [
  [
    /[{([]\s*\{?\s*prices?\s*[:.=\s]\s*([\w.-]+)\s*\}?\s*[})\]]/i,
    ([, name]) => ({
      why: 'this is not read as a price, so visitors would see it as it is',
      example: `write {price:${name}}, without spaces`,
    }),
  ],
  [
    /[{([]\s*\{?\s*(reply|policy|policies)\s*(?:[:.=]\s*([\w-]*))?\s*\}?\s*[})\]]/i,
    ([, kind = '', name]) => ({
      why: 'this is not read as a fact, so visitors would see it as it is',
      example: `write ${
        /^r/i.test(kind) ? `{reply${name ? '.late' : ''}}` : `{policy:${name || 'alone-first'}}`
      }, without spaces`,
    }),
  ],
];

const BRACKETS: readonly Kind[] = [
  [
    /!?\[[^\]\n]*\]\s*\(([^)\n]*)\)/,
    ([, address = '']) => ({
      why: 'this is no link and no picture yet: the address has a space in it, or there is one before the bracket',
      example: `name the file without spaces: (${address.trim().replaceAll(/\s+/g, '-').toLowerCase()})`,
    }),
  ],
  [
    /\[\^([^\]\n]+)\]/,
    ([mark]) => ({
      why: 'this note has no text',
      example: `write it on a line of its own at the end: ${mark}: Where it comes from`,
    }),
  ],
  [/\^\[[^\]\n]*\]?/, other('[^1] in the sentence, and at the end [^1]: Where it comes from')],
  [/!?\[\[[^\]\n]*\]?\]?|\]\]/, other(LINK)],
  [/\[![A-Za-z-]+\][+-]?/, other('delete this mark and keep the words')],
  [
    /!?\[[^\]\n]*\]\[([^\]\n]*)\]/,
    ([, label]) => ({
      why: 'this link has no address: no line of the text says what it is',
      example: `write it on a line of its own at the end: [${label || 'its name'}]: /team`,
    }),
  ],
  // [embed]https://…, [/caption], [gallery ids="1,2"], [fn:1]
  [
    /\[\w+\]\uFFFC|\[\/[\w-]+\]|\[[a-z][\w-]*\s[^\]\n]*=[^\]\n]*\]?|\[[a-z]+:[^\]\n]*\]/i,
    other(WORDS),
  ],
  [
    /\[\d{1,3}\]|\[citation needed\]|(?<=[\p{L}.,;!?”])\[[a-rt-z]\](?!\p{L})/iu,
    other('[^1] in the sentence, and at the end [^1]: Where it comes from'),
  ],
  [/^\s*\[[ xX]?\](?=\s)/m, other('- and a space make a list: - Call the office')],
  [/\w:\S{0,80}\[[^\]\n]{0,80}\]/, other(LINK)],
];

/** Alone in its paragraph and in brackets: `[toc]`. */
const ALONE: Kind = [/^\s*\[[^\]\n]*\]\s*$/, other(WORDS)];

const BRACES: readonly Kind[] = [
  [/\{[{%<#][^\n]*?[}%>#]?\}\}?|(?<![:;=]-?)\{[^\n}]*\}?|(?<![:;=]-?)\}/, other(WORDS)],
  [/\(\([^()\n]+\)\)|<%[^\n]*|%>|%%[^%\n]*(?:%%)?|\*?\|[A-Z][\w:]*\|\*?/, other(WORDS)],
];

const COLONS: readonly Kind[] = [
  [/:::+[^\n]*/, other('delete the line and keep the words, or write > before them')],
  [/(?<![\p{L}\p{N}:/.])::?[a-z][\w+-]*:(?![\p{L}\p{N}/])/iu, other(WORDS)],
  [/[\p{L}\p{N}_-]*::(?=\s|$)|^\s*\.\.\s+\S[^\n]*/mu, other(WORDS)],
  [/^\s*:\s+\S[^\n]*|^:[a-z][\w -]*:\s[^\n]*/im, other(WORDS)],
];

const TABLES: readonly Kind[] = [
  [
    /^[ \t]*\|[^\n]+\|[ \t]*$|^(?=[^\n]*[|+])[\s|:+=-]*(?:-{2,}|={2,})[|:+=\t -]*$|^[^\n|]+\s\|\s[^\n]*\n[^\n|]+\s\|\s/m,
    says(
      'this is no table yet: its second line has to have as many groups of --- as the first has columns',
      '| Who | What | and below it | --- | --- |',
    ),
  ],
  [
    /^[ \t]*(?:[=~#+^“”'"*_-]{3,}|[–—]{2,})[ \t]*$/m,
    other('for a line across the page, write *** with an empty line before and after it'),
  ],
];

const LISTS: readonly Kind[] = [
  [
    /^(#{1,6})(?:[\u00a0\u2000-\u200f\u202f\u2060\ufeff]+|(?<=##)(?!#))([^\n]+)/m,
    ([, signs = '', title = '']) => ({
      why: 'a heading needs a space after its signs',
      example: `${signs} ${title.trim()}`.slice(0, 80),
    }),
  ],
  [/^(?:#{1,6}|#\+\S*|h[1-6]\.|={1,6}|!{3}|\?{3}\+?)(?=\s|$)[^\n]*/m, other('## What to do')],
  [
    /^[\u200b-\u200f\u2060\ufeff\u00a0]*[•·●▪◦‣➢■□❖][\s\u00a0]*([^\n]*)|^[o§Øü·]\t([^\n]*)/m,
    ([, item, word]) => ({
      why: 'this sign makes no list',
      example: `- ${(item ?? word ?? '').trim()}`.slice(0, 80),
    }),
  ],
  [
    /^[\u200b-\u200f\u2060\ufeff\u00a0]*[–—-][ \u00a0\t]([^\n]*)\n[\u200b-\u200f\u2060\ufeff\u00a0]*[–—-][ \u00a0\t]|^[\u200b-\u200f\u2060\ufeff\u00a0]+-[ \u00a0\t]([^\n]*)|^-[\u00a0\u2000-\u200f\u202f]+([^\n]*)/m,
    ([, item, ...rest]) => ({
      why: 'these dashes make no list, and the lines run together',
      example: `- ${item ?? rest.find((one) => one) ?? ''}`.trim().slice(0, 80),
    }),
  ],
  [
    /^\(?([a-z]|\d{1,2})\)\s([^\n]*)\n\(?(?:[a-z]|\d{1,2})\)\s/im,
    ([, , item]) => ({
      why: 'these lines make no list, and run together',
      example: `1. ${item}`.slice(0, 80),
    }),
  ],
];

const DOUBLED: readonly Kind[] = [
  [
    /\*\*[^*\n]*/,
    says(
      'the stars are on the page: bold text has two before it and two after it, with no space inside',
      '**bold**',
    ),
  ],
  [
    /(?<![\p{L}\p{N}_])__(?=[^\s_])[^_\n]+__|(?<![\p{L}\p{N}*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_/])_[^\s_](?:[^_\n]*[^\s_])?_(?![\p{L}\p{N}_])|['‘’]{3}/u,
    other('**bold** or *italics*'),
  ],
  [
    /~~|==[^\s=][^=\n]*==|\+\+[^\s+][^+\n]*\+\+|\$\$|(?<![\p{L}\p{N}])\^[^\s^]+(?:\^|$)|`/mu,
    other(WORDS),
  ],
  [
    /\uFFFC_{1,2}(?![\p{L}\p{N}_])|[”"]:\uFFFC|!\uFFFC!|\b(?:link|xref|image|video|url)::?\uFFFC/u,
    other(LINK),
  ],
  [/\\[[\]*_#>()~`{}]|(?<![\w:\\/.])\\[a-z]{2,}/i, other('write it without the backslash')],
  [/^(?:import\s\S[^\n]*\sfrom\s|export\s+(?:const|default)\s)[^\n]*/m, other('delete this line')],
];

const HTML: readonly Kind[] = [
  [
    /<!--|-->|<\/?[a-z][\w:-]*(?:\s[^<>\n]*)?\/?>|<\d{4}-\d\d-\d\d[^>\n]*>/i,
    says('visitors would read this HTML as it is', WORDS),
  ],
  [
    /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i,
    says('visitors would read this as it is', 'type the sign itself'),
  ],
  [/Error! (?:Reference|Bookmark|Hyperlink)[^\n]*/, says('a word processor wrote this', WORDS)],
];

const ALL: readonly Kind[] = [
  ...PLACES,
  ...BRACKETS,
  ...HTML,
  ...BRACES,
  ...COLONS,
  ...TABLES,
  ...LISTS,
  ...DOUBLED,
];

function first(text: string, kinds: readonly Kind[]): Sign | undefined {
  for (const [pattern, about] of kinds) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [whole] = match;
    const blank = /^\s*/.exec(whole)?.[0].length ?? 0;
    return {
      at: match.index + blank,
      words: whole.replaceAll('\uFFFC', '…').replaceAll(/\s+/g, ' ').trim().slice(0, 80),
      ...about(match),
    };
  }
  return undefined;
}

/** Removes facts, keeping offsets. */
const withoutPlaces = (text: string): string =>
  text.replaceAll(PLACE, (place) => 'x'.repeat(place.length));

/** The first mistyped place for a price or another fact. */
export const mistypedPlace = (text: string): Sign | undefined => first(withoutPlaces(text), PLACES);

/** The first sign in a paragraph, heading, item or cell. Code in it is U+FFFC. */
export function signIn(text: string, isParagraph: boolean): Sign | undefined {
  const unfinished = unfinishedIn(text);
  if (unfinished) return { ...unfinished, ...UNFINISHED_WORDS };
  return first(withoutPlaces(text), isParagraph ? [...ALL, ALONE] : ALL);
}
