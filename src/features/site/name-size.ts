/** How much room the practice's name needs in the header, where names from 3 to 60 characters have to hold. */

/** Characters that fit in one line beside the menu button, and in two. */
const ONE_LINE = 16;
const TWO_LINES = 30;
/** Characters of a word that fits at the size of one line. */
const LONG_WORD = 12;

/** `one`: as large as designed; `two`: in two smaller lines; `many`: in up to four small lines. */
export function nameSize(name: string): 'one' | 'two' | 'many' {
  if (name.length > TWO_LINES) return 'many';
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  return name.length > ONE_LINE || longest > LONG_WORD ? 'two' : 'one';
}
