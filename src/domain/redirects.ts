/** The rules of `redirects.json` and of front matter (R058–R087, D01–D05, D09, D10): what one may say. */
import * as z from 'zod';
import { LONGEST } from './redirect-table.ts';

/** Codes that every host we write for understands. GET stays GET with all of them; 302 and 307 are for a while only. */
const STATUSES = [301, 302, 307, 308] as const;

const PATH = /^\/(?:[\w.~-]+\/)*[\w.~-]*$/;
const source = z
  .string('write an old path, for example: "/contact"')
  .max(LONGEST, `write at most ${LONGEST} characters`)
  .refine(
    (path) => path !== '/*',
    'a rule for everything would hide the whole site; name what has moved',
  )
  .refine(
    (path) => PATH.test(path.replace(/\/\*$/, '/')),
    'write a path of letters, digits, "-", ".", "_" and "~"; it may end with "/*" for everything below, for example: "/contact" or "/services/*"',
  );

const either = {
  to: z
    .string('write the page it leads to, for example: "/team"')
    .regex(PATH, 'write the path of a page, without "?" and "#", for example: "/team"'),
  status: z.literal(STATUSES, `write one of: ${STATUSES.join(', ')}`).optional(),
  note: z.string().optional().describe('Why the rule is there, for whoever reads the file'),
};
const pathRule = z.strictObject({
  from: z
    .array(source, 'write a list of old paths, for example: ["/contact"]')
    .min(1, 'name at least one old path, for example: ["/contact"]'),
  ...either,
});
const hostRule = z.strictObject({
  host: z
    .string('write the first label of a host with its dot, for example: "lead."')
    .regex(/^[a-z0-9-]+\.$/, 'write the first label of a host with its dot, for example: "lead."'),
  ...either,
});

/** Every path of `from` leads to `to`. */
export interface PathRule extends z.infer<typeof pathRule> {
  /** The file it stands in, for messages. */
  file: string;
}

/** The old paths of one entry, from its front matter (`legacyPaths`), and its page. */
export type Moved = Pick<PathRule, 'file' | 'from' | 'to'>;

/** Every address on hosts that begin with `host` leads to `to` on the main origin. */
export interface HostRule extends z.infer<typeof hostRule> {
  file: string;
}

export interface Rules {
  paths: readonly PathRule[];
  hosts: readonly HostRule[];
}

/** Stops the build: says everything that is wrong with the rules, one problem a line. */
export class RedirectError extends Error {
  constructor(problems: readonly string[]) {
    super(`Some redirects are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'RedirectError';
  }
}

/**
 * Reads the entries of a file in the form of `redirects.json`.
 * @throws {RedirectError} naming each entry and field that is wrong, with an example of what is right
 */
export function parseRules(entries: unknown, file: string): Rules {
  if (!Array.isArray(entries))
    throw new RedirectError([
      `${file}: write a list, [ … ], of rules like { "from": ["/old"], "to": "/new" }`,
    ]);
  const paths: PathRule[] = [];
  const hosts: HostRule[] = [];
  const problems = entries.flatMap((entry: unknown) => {
    const isHost = typeof entry === 'object' && entry !== null && 'host' in entry;
    const { error, data } = (isHost ? hostRule : pathRule).safeParse(entry);
    if (error)
      return error.issues.map(
        ({ path, message }) =>
          `${file}: ${JSON.stringify(entry)}: ${[...path, message].join(': ')}`,
      );
    if ('host' in data) hosts.push({ ...data, file });
    else paths.push({ ...data, file });
    return [];
  });
  if (problems.length > 0) throw new RedirectError(problems);
  return { paths, hosts };
}

/** What an entry says of its old addresses, where its collection knows `legacyPaths`; `to` is its page. */
export function movedTo(
  to: string,
  { id, filePath = id, data }: { id: string; filePath?: string; data: object },
): Moved {
  const from: unknown = 'legacyPaths' in data ? data.legacyPaths : [];
  return { file: filePath, from: Array.isArray(from) ? from.map(String) : [], to };
}
