/** Inlines small drawings that cost less than a request. */

/** For an attribute in double quotes. Paths stay unencoded, so they compress well. */
export function svgDataUri(svg: string): string {
  const text = svg.trim().replace(/\s+/g, ' ');
  // Double quotes would have to be encoded; XML takes single ones, unless the drawing has some inside.
  const quoted = text.includes("'") ? text : text.replaceAll('"', "'");
  return `data:image/svg+xml,${quoted.replace(/["#%&<>]/g, encodeURIComponent)}`;
}
