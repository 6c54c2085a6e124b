/** Restores the text of dates in front matter, because YAML turns February 30 into March 2. */

/** The value after `key:` at the top level, without a comment. */
function writtenAt(key: string, text: string): string | undefined {
  const line = new RegExp(
    `^["']?${RegExp.escape(key)}["']?[ \\t]*:[ \\t]*(.*?)[ \\t]*(?:[ \\t]#.*)?\\r?$`,
    'm',
  );
  return line.exec(text)?.[1] || undefined;
}

/** Replaces top-level dates with their text in the file. Nested dates stay, and the schemas reject them. */
export function withWrittenDays(
  data: Readonly<Record<string, unknown>>,
  text: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value instanceof Date ? (writtenAt(key, text) ?? value) : value,
    ]),
  );
}
