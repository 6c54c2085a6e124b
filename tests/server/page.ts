/** Reading pages of answers. */

interface Found {
  get: () => { attribs: Record<string, string> }[];
}

export const attributes = (found: Found, name: string): (string | undefined)[] =>
  found.get().map(({ attribs }) => attribs[name]);
