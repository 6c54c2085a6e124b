/** Compiles the rules to one table for every host: no chains, loops, hidden rules or missing targets. */
import { suggestPath } from './suggest.ts';
import { normalizePath, resolveRedirect, type RedirectTable, type Target } from './table.ts';
import { plainPath, plainQuery } from './escapes.ts';
import { RedirectError, type Rules } from './rules.ts';

type Moved = RedirectTable['moved'];

export interface Compiled {
  moved: Moved;
  /** For messages: rules by their key in `moved`. */
  written: ReadonlyMap<string, string>;
}

const isTemporary = (status: number | undefined): boolean => status === 302 || status === 307;
const target = (to: string, status: number | undefined): Target =>
  status === undefined || status === 301 ? [to] : [to, status];
const isWide = (key: string): boolean => key.endsWith('/*');
/** The closest rule, ignoring the site's pages. */
const ruleFor = (moved: Moved, path: string): Target | undefined =>
  resolveRedirect({ moved, pages: {}, numbers: {} }, '', path);

/** `/services/*` keeps its star, `/?p=1` its query. */
export function keyOf(old: string): string {
  const [path = '', query] = old.split(/(?=\?.)(.*)/s);
  return normalizePath(plainPath(path)) + plainQuery(query ?? '');
}

/** Adds rules that another one hides to `problems`. */
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
        `${rule} is hidden by ${before}, the same address (capitals, escapes and a slash at the end make no difference). Delete one of them.`,
      );
      continue;
    }
    written.set(key, rule);
    moved[key] = target(to, status);
  }
  return { moved, written };
}

/** Replaces every target by the end of its chain; adds each loop once to `problems`. */
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
      // One temporary step makes the whole chain temporary.
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

/** One hop. Rules by host lead to `site`, which none may match. @throws {RedirectError} at loops and hidden rules */
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

/** `routes`: every page and file. @throws {RedirectError} at a rule for an existing path, or with a missing target */
export function checkRoutes({ moved, written }: Compiled, routes: ReadonlySet<string>): void {
  const table = {
    moved: {},
    numbers: {},
    pages: Object.fromEntries([...routes].map((path) => [path, path])),
  };
  const wide = Object.fromEntries(Object.entries(moved).filter(([key]) => isWide(key)));
  const missing = Object.entries(moved)
    .filter(([, [to]]) => !routes.has(to))
    .map(([key, [to]]) => {
      const suggestion = suggestPath(table, to);
      const fix = suggestion
        ? `Did you mean "${suggestion}"?`
        : 'Let the rule lead to a page that exists.';
      return `${written.get(key)}: there is no page "${to}". ${fix}`;
    });
  const taken = [...routes].flatMap((route) => {
    const rule = written.get(normalizePath(route));
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

/** Makes targets of rules by host absolute. */
export function withOrigin(moved: Moved, site: string): Moved {
  return Object.fromEntries(
    Object.entries(moved).map(([key, [to, status]]) => [
      key,
      target(key.startsWith('/') ? to : site + to, status),
    ]),
  );
}
