const LINE_END = /\r\n|\r|\n/;

/** From 1: the first line that fails alone, in the first such paragraph; `undefined` if only all of it fails. */
export async function failingLine(
  text: string,
  read: (part: string) => Promise<unknown>,
): Promise<number | undefined> {
  const fails = (part: string): Promise<boolean> =>
    read(part).then(
      () => false,
      () => true,
    );
  const lines = text.split(LINE_END);
  for (let from = 0; from < lines.length; from += 1) {
    if (lines[from]?.trim() === '') continue;
    const blank = lines.findIndex((line, at) => at > from && line.trim() === '');
    const to = blank === -1 ? lines.length : blank;
    if (await fails(lines.slice(from, to).join('\n'))) {
      for (let at = from; at < to; at += 1) if (await fails(lines[at] ?? '')) return at + 1;
      return from + 1;
    }
    from = to;
  }
  return undefined;
}
