/** Inlines small drawings that cost less than a request. */

/** An SVG as a data URI. Paths stay unencoded, so they compress well. */
export function svgDataUri(svg: string): string {
  const text = svg.trim().replaceAll('"', "'").replace(/[#<>]/g, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}
