/** Small drawings inside the page, where a request would cost more than the bytes. */

/** An SVG file's text as an address that needs no request. Its strokes stay readable, so they compress. */
export function svgAddress(svg: string): string {
  const text = svg.trim().replaceAll('"', "'").replace(/[#<>]/g, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}
