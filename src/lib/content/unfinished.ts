/**
 * Texts for whoever writes the page, not for visitors: fillers, notes to oneself, and places that a person or a program
 * should have filled. In English and Spanish. Each is a pattern of words that no finished sentence of ours has.
 */
const UNFINISHED: readonly RegExp[] = [
  /\blorem\s+ipsum\b|\bdolor\s+sit\s+amet\b|\bconsectetur\b/i,
  /(?<![\p{L}\p{N}])(?:TO(?:DO|-DO:)|FIX(?:ME)|TBD|TBC|TKTK|TK TK|FPO|DRAFT)(?![\p{L}\p{N}])/u,
  // Merge tags: %FIRSTNAME%, «First Name», <<First Name>>, %%name%%, $NAME$
  /%[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*%|\$[A-Z]{3,}(?:_[A-Z]+)*\$/,
  /(?:«|<<|‹‹)\s*(?:\w+_\w+|(?:[\w’']+\s)?\w*(?:name|nombre|address|date|company|city|title|email|phone)\w*)\s*(?:»|>>|››)/i,
  /\bto\s+be\s+(?:added|written|inserted|supplied|determined|completed)\b(?!\s+(?:to|by|in|on|into|with)\b)/i,
  /\bplaceholder\s+(?:text|copy|content|image|photo|picture|for|here)\b|^\s*placeholder\b|\[placeholder\b/i,
  /\b(?:dummy|filler)\s+(?:text|copy|content)\b|\bsample\s+(?:text|copy)\b/i,
  /\b(?:insert|paste|type)\s+(?:[\p{L}’'-]+\s+){1,4}here\b/iu,
  /\byour\s+(?:text|name|title|headline|heading|company|content|logo|photo|quote|bio)\s+here\b/i,
  /\b(?:text|title|heading|headline|content|copy|name|description|caption|image|photo|picture|bio|quote|link)\s+(?:goes|will\s+go)\s+here\b/i,
  /\bclick\s+(?:here\s+)?to\s+edit\b|\bedit\s+this\s+(?:text|page|section)\b|\bdouble-?click\s+to\b/i,
  // Placeholders for figures: $XX, XX/XX/20XX, 214-XXX-XXXX
  /\$\s?X{2,}|\b20XX\b|\bX{2,}(?:[-/.]X{2,})+|\b\d{3}\)?[-. ]X{3}[-. ]X{4}\b|\b00\/00\/0000\b/,
  /\b(?:asdf\w*|foo\s?bar|blah\s+blah|test\s+test)\b/i,
  /\bnote\s+to\s+(?:self|editor|author|designer|developer)\b|\b(?:editor|author|developer)[’']s?\s+to-?do\b/i,
  /\b(?:first\s?name\s+last\s?name|jane\s+doe|john\s+(?:q\.\s+)?doe|max\s+mustermann)\b/i,
  /^\s*(?:untitled(?:\s+\w+)?|new\s+(?:page|post|episode)|copy\s+of\s.+|hello\s+world!?|sample\s+(?:page|post|title))\s*$/i,
  /\bjust\s+another\s+wordpress\s+site\b/i,
  /\?{3,}/,
  /\b(?:texto\s+de\s+(?:ejemplo|relleno)|por\s+(?:completar|definir)|falta\s+(?:el\s+)?texto|escriba?\s+(?:su|tu)\s+texto\s+aquí)\b/i,
];

/** The first place in a text that is not for visitors. */
export function unfinishedIn(text: string): { at: number; words: string } | undefined {
  for (const pattern of UNFINISHED) {
    const match = pattern.exec(text);
    if (match)
      return { at: match.index, words: match[0].replaceAll(/\s+/g, ' ').trim().slice(0, 80) };
  }
  return undefined;
}

/** What is said about it. */
export const UNFINISHED_WORDS = {
  why: 'this is a note or a gap for whoever writes the page, and visitors would read it',
  example: 'write the words that belong here, or delete the sentence',
};
