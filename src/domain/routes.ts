/** Addresses of pages. */

/** The public path of a page from the path it is built at: no `.html`, no `index`, no slash at the end. */
export function publicPath(built: string): string {
  return built.replace(/\.html$|\/$/, '').replace(/\/index$/, '') || '/';
}
