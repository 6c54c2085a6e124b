/** Drawings (SVG) from the content: nothing that runs or loads, and nothing about who drew them. */

/** What may not be in a drawing, and how that is said. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/<\s*(?:[\w-]+:)?script\b/i, 'has a script'],
  [/\son[a-z]+\s*=/i, 'has an attribute that runs a script (on…)'],
  [/<\s*(?:[\w-]+:)?foreignObject\b/i, 'has a foreignObject element'],
  [/<!\s*(?:DOCTYPE|ENTITY)[^>]*\[/i, 'defines entities'],
  [/(?:javascript|vbscript)\s*:/i, 'has an address that runs a script'],
  [/(?:href\s*=\s*["']?|url\(\s*["']?)\s*(?:https?:|\/\/|file:)/i, 'loads a file from elsewhere'],
  [/data:image\/(?!svg)/i, 'has a photograph in it'],
];

/** Drawing programs note the person, the program and the day in these. */
const NOTES =
  /<!--[\s\S]*?-->|<\?(?:xpacket|adobe)[\s\S]*?\?>|<metadata\b[^>]*\/>|<metadata\b[\s\S]*?<\/metadata\s*>|<sodipodi:namedview\b[^>]*\/>|<sodipodi:namedview\b[\s\S]*?<\/sodipodi:namedview\s*>/g;
/** Names of files, folders and layers. */
const NOTE_ATTRIBUTES = /\s(?:sodipodi|inkscape):[\w-]+\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** The drawing to publish, or what is wrong with it. */
export function prepareDrawing(name: string, svg: string): { svg: string } | { problem: string } {
  if (!/<svg\b/i.test(svg)) return { problem: `${name} is no drawing: it has no svg element.` };
  const bare = svg.replace(NOTES, '').replace(NOTE_ATTRIBUTES, '');
  const found = FORBIDDEN.find(([pattern]) => pattern.test(bare));
  return found
    ? { problem: `${name} ${found[1]}. Please save it as a plain SVG, or as PNG.` }
    : { svg: bare };
}
