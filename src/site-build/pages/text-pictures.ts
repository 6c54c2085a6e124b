/** Photographs in texts. Astro offers them as wide as the file, and says that they fill the window. */

/** The widest column of a text, CSS pixels. */
const COLUMN = 760;
const SIZES = `(min-width: 48rem) ${COLUMN}px, 100vw`;

const attribute = (img: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(img)?.[1] ?? '';

function inColumn(img: string): string {
  const [width, height] = [Number(attribute(img, 'width')), Number(attribute(img, 'height'))];
  const all = attribute(img, 'srcset')
    .split(/\s*,\s*/)
    .map((one) => ({ one, wide: Number(/ (\d+)w$/.exec(one)?.[1]) }))
    .sort((a, b) => a.wide - b.wide);
  const fitting = all.filter(({ wide }, at) => at === 0 || wide <= 2 * COLUMN);
  const middle = fitting.findLast(({ wide }, at) => at === 0 || wide <= COLUMN)?.one.split(' ')[0];
  const shown = Math.min(width, COLUMN);
  const changes = {
    srcset: fitting.map(({ one }) => one).join(', '),
    src: middle ?? attribute(img, 'src'),
    sizes: SIZES,
    width: shown,
    height: Math.round((height * shown) / width),
  };
  return Object.entries(changes).reduce(
    (now, [name, value]) => now.replace(new RegExp(`(?<=\\s${name}=")[^"]*`), () => String(value)),
    img,
  );
}

/** In sizes of the column, at most two pixels per CSS pixel. */
export const fitTextPictures = (html: string): string =>
  html.replace(/<img\b[^>]*\sdata-astro-image="constrained"[^>]*>/g, (img) =>
    attribute(img, 'srcset') ? inColumn(img) : img,
  );
