/** What a page says of the picture that is shown when it is shared. Pure. */
import { site } from '#site';

const PICTURE = /<meta property="og:image" content="https?:\/\/[^"/]+(\/share\/[^"]+)\.png"/;
const TITLE = /<meta property="og:title" content="([^"]*)"/;
const ART = /<meta name="share-art" content="([^"]*)">/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const plain = (text: string): string =>
  text
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

/** A picture to draw; both paths are below the build's folder. */
export interface Wanted {
  file: string;
  title: string;
  /** The drawing or photograph on it. */
  art: string | undefined;
}

/** The picture of its own that the page at `name` asks for (`og:image` below /share/). */
export function wantedBy(html: string, name: string): Wanted | undefined {
  const picture = PICTURE.exec(html)?.[1];
  // A page that shares another one's picture leaves it to that page to say what stands on it.
  if (picture !== `/share/${name.replace(/\.html$/, '')}`) return undefined;
  const title = plain(TITLE.exec(html)?.[1] ?? site.name).replace(` - ${site.name}`, '');
  return { file: `${picture}.png`, title, art: ART.exec(html)?.[1] };
}

/** The page without its note about the drawing, which is for the build only. */
export function withoutNote(html: string): string {
  return html.replace(ART, '');
}
