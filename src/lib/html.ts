const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** For HTML or XML, including quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Entities that Astro, Markdown and editors use. */
export const decodeEntities = (html: string): string =>
  html.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, code?: string, name = '') =>
      hex || code
        ? String.fromCodePoint(hex ? parseInt(hex, 16) : Number(code))
        : (ENTITIES[name] ?? whole),
  );
