/** `/llms.txt`: what the site is, and its main pages (llmstxt.org). */

export interface LlmsLink {
  title: string;
  path: string;
  text: string;
}

export interface LlmsText {
  /** Without a trailing slash. */
  origin: string;
  name: string;
  description: string;
  /** Sentences about the whole site. */
  facts: readonly string[];
  parts: readonly { title: string; links: readonly LlmsLink[] }[];
}

const line = (origin: string, { title, path, text }: LlmsLink): string =>
  `- [${title}](${origin}${path}): ${text.replace(/\s+/g, ' ').trim()}`;

/** Markdown; omits parts without links. */
export function llmsText({ origin, name, description, facts, parts }: LlmsText): string {
  const lists = parts
    .filter(({ links }) => links.length > 0)
    .flatMap(({ title, links }) => [
      '',
      `## ${title}`,
      '',
      ...links.map((one) => line(origin, one)),
    ]);
  return [
    `# ${name}`,
    '',
    `> ${description}`,
    '',
    ...facts.map((fact) => `- ${fact}`),
    ...lists,
    '',
  ].join('\n');
}
