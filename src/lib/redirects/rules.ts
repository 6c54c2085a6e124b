/** Rules in `redirects.json` and in front matter (R058–R087, D01–D05, D09, D10). */
import * as z from 'zod';
import { MAX_PATH_LENGTH } from './table.ts';

/** Every supported host knows these. All keep GET; 302 and 307 are temporary. */
const STATUSES = [301, 302, 307, 308] as const;

/** What a browser can send, with or without escapes; a star would look like a wildcard. */
const SOURCE = /^\/[^\u0000-\u001f\u007f#*\\]*(?<!\s)$/u;
const isPath = (path: string): boolean =>
  SOURCE.test(path.replace(/^([^?]*\/)\*$/, '$1')) && !/%(?:2a|00)/i.test(path);

/** A page of this site. */
const PATH = /^\/(?:[\w.~-]+\/)*[\w.~-]*$/;
/** For `from` and `legacyPaths`. */
export const oldPath = z
  .string('write an old path, for example: "/contact"')
  .max(MAX_PATH_LENGTH, `write at most ${MAX_PATH_LENGTH} characters`)
  .refine(
    (path) => path !== '/*',
    'a rule for everything would hide the whole site; name what has moved',
  )
  .refine(
    isPath,
    'write the path of an old address: what follows the host, beginning with "/", without "#" and "*"; it may end with "/*" for everything below, for example: "/contact", "/services/*" or "/?p=123"',
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
    .array(oldPath, 'write a list of old paths, for example: ["/contact"]')
    .min(1, 'name at least one old path, for example: ["/contact"]'),
  ...either,
});
const hostRule = z.strictObject({
  host: z
    .string('write the first label of a host with its dot, for example: "lead."')
    .regex(/^[a-z0-9-]+\.$/, 'write the first label of a host with its dot, for example: "lead."'),
  ...either,
});

export interface PathRule extends z.infer<typeof pathRule> {
  /** For messages. */
  file: string;
}

/** Old paths of one entry (`legacyPaths` in its front matter), and its page. */
export type Moved = Pick<PathRule, 'file' | 'from' | 'to'>;

/** Redirects every path on hosts that begin with `host`. */
export interface HostRule extends z.infer<typeof hostRule> {
  file: string;
}

export interface Rules {
  paths: readonly PathRule[];
  hosts: readonly HostRule[];
}

/** Stops the build; lists all problems, one per line. */
export class RedirectError extends Error {
  constructor(problems: readonly string[]) {
    super(`Some redirects are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'RedirectError';
  }
}

/** @throws {RedirectError} naming each invalid entry and field, with a valid example */
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

/** If its collection has `legacyPaths`; `to` is the entry's page. */
export function movedTo(
  to: string,
  { id, filePath = id, data }: { id: string; filePath?: string; data: object },
): Moved {
  const from: unknown = 'legacyPaths' in data ? data.legacyPaths : [];
  return { file: filePath, from: Array.isArray(from) ? from.map(String) : [], to };
}
