/** Compiles rules to the one table that every host gets: no chain, no loop, nothing hidden, nothing that leads nowhere. */
import { alike } from './near-miss.ts';
import { bare, lookUp, type AddressBook, type Target } from './redirect-table.ts';
import { RedirectError, type Rules } from './redirects.ts';

type Moved = AddressBook['moved'];

export interface Compiled {
  moved: Moved;
  /** Each rule as it was written, for messages, by its key in `moved`. */
  written: ReadonlyMap<string, string>;
}

const isTemporary = (status: number | undefined): boolean => status === 302 || status === 307;
const target = (to: string, status: number | undefined): Target =>
  status === undefined || status === 301 ? [to] : [to, status];
const isWide = (key: string): boolean => key.endsWith('/*');
/** The closest rule for a path, as if the site had no pages. */
const ruleFor = (moved: Moved, path: string): Target | undefined =>
  lookUp({ moved, pages: {}, numbers: {} }, '', path);

/** The key of a path in the table: `/services/*` keeps its star. */
const keyOf = (path: string): string =>
  isWide(path) ? `${bare(path.slice(0, -2))}/*` : bare(path);

/** Every rule under its key; `problems` gets those that another rule hides. */
function collect({ paths, hosts }: Rules, problems: string[]): Compiled {
  const moved: Record<string, Target> = {};
  const written = new Map<string, string>();
  const rules = [
    ...paths.flatMap(({ from, ...rule }) =>
      from.map((path) => ({ ...rule, path, key: keyOf(path) })),
    ),
    ...hosts.map(({ host, ...rule }) => ({ ...rule, path: host, key: host })),
  ];
  for (const { path, key, to, status, file } of rules) {
    const rule = `${file}: "${path}" → "${to}"`;
    const before = written.get(key);
    if (before !== undefined) {
      problems.push(
        `${rule} is hidden by ${before}, the same address (capitals and a slash at the end make no difference). Delete one of them.`,
      );
      continue;
    }
    written.set(key, rule);
    moved[key] = target(to, status);
  }
  return { moved, written };
}

/** Every target replaced by the one where its way through the table ends; `problems` gets each loop once. */
function flatten(moved: Moved, problems: string[]): Moved {
  const ends = new Map<string, Target>();
  const endOf = (path: string): Target => {
    const way = new Map<string, number | undefined>();
    let at = path;
    for (let next = ruleFor(moved, at); next && !ends.has(at); next = ruleFor(moved, at)) {
      if (way.has(at)) {
        const loop = [...way.keys()];
        const steps = [...loop.slice(loop.indexOf(at)), at].map((step) => `"${step}"`);
        problems.push(`${steps.join(' → ')} is a loop. Let one of these rules lead to a page.`);
        break;
      }
      way.set(at, next[1]);
      [at] = next;
    }
    let end = ends.get(at) ?? [at];
    for (const [step, status] of [...way].reverse()) {
      // One temporary step makes the whole way temporary.
      end = target(end[0], isTemporary(status) ? status : end[1]);
      ends.set(step, end);
    }
    return end;
  };
  const flat = Object.entries(moved).map(([key, [to, status]]) => {
    const [end, later] = endOf(to);
    return [key, target(end, isTemporary(status) ? status : (later ?? status))];
  });
  return Object.fromEntries(flat);
}

/**
 * The table of the rules, every way one hop long.
 * @param site canonical origin, where rules by host lead and which they must not catch
 * @throws {RedirectError} on loops, and on rules hidden by another one
 */
export function compile(rules: Rules, site: string): Compiled {
  const { host: main } = new URL(site);
  const problems = rules.hosts
    .filter(({ host }) => main.startsWith(host))
    .map(
      ({ host, to, file }) =>
        `${file}: "${host}" → "${to}" is a loop: the site itself is at ${main}. Delete the rule.`,
    );
  const { moved, written } = collect(rules, problems);
  const flat = flatten(moved, problems);
  if (problems.length > 0) throw new RedirectError(problems);
  return { moved: flat, written };
}

/**
 * Holds a table against what the site really has.
 * @param routes path of every page and file
 * @throws {RedirectError} on a rule for an address that exists, and on one that leads to an address that does not
 */
export function checkRoutes({ moved, written }: Compiled, routes: ReadonlySet<string>): void {
  const book = {
    moved: {},
    numbers: {},
    pages: Object.fromEntries([...routes].map((path) => [path, path])),
  };
  const wide = Object.fromEntries(Object.entries(moved).filter(([key]) => isWide(key)));
  const missing = Object.entries(moved)
    .filter(([, [to]]) => !routes.has(to))
    .map(([key, [to]]) => {
      const meant = alike(book, to);
      const fix = meant ? `Did you mean "${meant}"?` : 'Let the rule lead to a page that exists.';
      return `${written.get(key)}: there is no page "${to}". ${fix}`;
    });
  const taken = [...routes].flatMap((route) => {
    const rule = written.get(bare(route));
    return rule ? [`${rule}: "${route}" is a page of its own. Delete the rule, or the page.`] : [];
  });
  const swallowed = [...routes].flatMap((route) => {
    const caught = ruleFor(wide, route);
    const [key] = Object.entries(wide).find(([, way]) => way === caught) ?? [];
    return key
      ? [
          `${written.get(key)}: the wildcard swallows the page "${route}". Name the old paths one by one, or move the page.`,
        ]
      : [];
  });
  const problems = [...missing, ...taken, ...swallowed];
  if (problems.length > 0) throw new RedirectError(problems);
}

/** Makes rules by host absolute: they lead to the main origin from wherever they are met. */
export function withOrigin(moved: Moved, site: string): Moved {
  return Object.fromEntries(
    Object.entries(moved).map(([key, [to, status]]) => [
      key,
      target(key.startsWith('/') ? to : site + to, status),
    ]),
  );
}
