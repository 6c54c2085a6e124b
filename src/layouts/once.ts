/** What of the frame was rendered already: it is the same on thousands of articles. */

const rendered = new Map<string, Promise<string>>();

/**
 * Renders a part of the frame once for all pages that give the same key. In dev always anew, or edits would not show.
 *
 * @param key everything that the part's markup depends on
 */
export function once(key: string, render: () => Promise<string>): Promise<string> {
  const known = import.meta.env.PROD ? rendered.get(key) : undefined;
  const html = known ?? render();
  rendered.set(key, html);
  return html;
}
