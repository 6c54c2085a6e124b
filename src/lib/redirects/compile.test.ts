import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRoutes, compile, withOrigin } from './compile.ts';
import { normalizePath, resolveRedirect, type RedirectTable, type Target } from './table.ts';
import { RedirectError, parseRules } from './rules.ts';

const SITE = 'https://hearthline.example.com';

/** In redirects.json format. */
const compiled = (...entries: unknown[]) => compile(parseRules(entries, 'redirects.json'), SITE);
const bookOf = (moved: RedirectTable['moved']): RedirectTable => ({
  moved,
  pages: {},
  numbers: {},
});
const follow = (moved: RedirectTable['moved'], path: string): Target | undefined =>
  resolveRedirect(bookOf(moved), '', path);

/** The message of a failed attempt; empty if it succeeds. */
function refusal(attempt: () => unknown): string {
  try {
    attempt();
    return '';
  } catch (error) {
    if (error instanceof RedirectError) return error.message;
    throw error;
  }
}

describe('compile', () => {
  it('flattens every chain to one hop, also through wildcards', () => {
    const { moved } = compiled(
      { from: ['/a'], to: '/b' },
      { from: ['/b'], to: '/old/x' },
      { from: ['/old/*'], to: '/page' },
    );
    expect(moved).toEqual({ '/a': ['/page'], '/b': ['/page'], '/old/*': ['/page'] });
  });

  it('keeps a status; a chain with a temporary step is temporary', () => {
    const { moved } = compiled(
      { from: ['/a'], to: '/b' },
      { from: ['/b'], to: '/page', status: 302 },
      { from: ['/c'], to: '/page', status: 308 },
      { from: ['/d'], to: '/page', status: 301 },
    );
    expect(moved).toEqual({
      '/a': ['/page', 302],
      '/b': ['/page', 302],
      '/c': ['/page', 308],
      '/d': ['/page'],
    });
  });

  it('fails at loops, and shows them', () => {
    const message = refusal(() =>
      compiled(
        { from: ['/in'], to: '/a' },
        { from: ['/a'], to: '/b' },
        { from: ['/b'], to: '/a' },
        { from: ['/w/*'], to: '/w/x' },
      ),
    );
    expect(message).toContain(
      '"/a" → "/b" → "/a" is a loop. Let one of these rules lead to a page.',
    );
    expect(message).toContain('"/w/x" → "/w/x" is a loop');
    expect(message.split('\n')).toHaveLength(3);
  });

  it('fails at a rule hidden by another, and names both', () => {
    const message = refusal(() =>
      compiled({ from: ['/Fees/'], to: '/a' }, { from: ['/fees'], to: '/b' }),
    );
    expect(message).toContain(
      'redirects.json: "/fees" → "/b" is hidden by redirects.json: "/Fees/" → "/a"',
    );
    expect(
      refusal(() => compiled({ from: ['/x/*'], to: '/a' }, { from: ['/x/*'], to: '/a' })),
    ).toContain('Delete one of them.');
    expect(
      refusal(() => compiled({ host: 'lead.', to: '/a' }, { host: 'lead.', to: '/b' })),
    ).toContain('"lead." → "/b" is hidden by');
  });

  it('takes both spellings of an address for one', () => {
    expect(compiled({ from: ['/caf%C3%A9', '/?P=1', '/a b/*'], to: '/a' }).moved).toEqual({
      '/café': ['/a'],
      '/?p=1': ['/a'],
      '/a b/*': ['/a'],
    });
    expect(
      refusal(() => compiled({ from: ['/caf%C3%A9'], to: '/a' }, { from: ['/café'], to: '/b' })),
    ).toContain('"/café" → "/b" is hidden by redirects.json: "/caf%C3%A9"');
  });

  it('fails at a rule for the host of the site itself', () => {
    const rules = parseRules([{ host: 'lead.', to: '/reset' }], 'redirects.json');
    expect(refusal(() => compile(rules, 'https://lead.example.com'))).toContain('is a loop');
    expect(withOrigin(compile(rules, SITE).moved, SITE)).toEqual({ 'lead.': [`${SITE}/reset`] });
  });
});

describe('checkRoutes', () => {
  const routes = new Set(['/', '/team', '/services', '/services/new']);
  const check = (...entries: unknown[]) => refusal(() => checkRoutes(compiled(...entries), routes));

  it('accepts valid rules', () => {
    expect(check({ from: ['/x', '/team/*'], to: '/services' }, { host: 'a.', to: '/' })).toBe('');
  });

  it('fails at a missing target, and suggests the likely one', () => {
    expect(check({ from: ['/x'], to: '/taem' })).toContain(
      'redirects.json: "/x" → "/taem": there is no page "/taem". Did you mean "/team"?',
    );
    expect(check({ host: 'lead.', to: '/reset' })).toContain(
      '"lead." → "/reset": there is no page',
    );
  });

  it('fails at a source that is a page', () => {
    expect(check({ from: ['/Team'], to: '/services' })).toContain(
      '"/Team" → "/services": "/team" is a page of its own',
    );
  });

  it('fails at a wildcard over a real page', () => {
    expect(check({ from: ['/services/*'], to: '/services' })).toContain(
      '"/services/*" → "/services": the wildcard swallows the page "/services/new"',
    );
  });
});

const segment = fc.constantFrom('a', 'b', 'c', 'd-e', '1');
const path = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((segments) => `/${segments.join('/')}`);
const rule = fc.record({
  from: fc.tuple(path, fc.constantFrom('', '', '/*')).map(([start, end]) => [start + end]),
  to: path,
  status: fc.constantFrom(301, 302, 307, 308),
});
const table = fc.uniqueArray(rule, { maxLength: 12, selector: ({ from }) => String(from) });

type Rule = typeof rule extends fc.Arbitrary<infer T> ? T : never;

/** Naive reference: the exact rule, else the longest wildcard, repeatedly. */
function walk(rules: readonly Rule[], start: string): string | 'loop' {
  const seen = new Set<string>();
  for (let at = start; ;) {
    if (seen.has(at)) return 'loop';
    seen.add(at);
    const exact = rules.find(({ from: [source] }) => source === at);
    const wide = rules
      .filter(
        ({ from: [source = ''] }) => source.endsWith('*') && at.startsWith(source.slice(0, -1)),
      )
      .toSorted((a, b) => String(b.from).length - String(a.from).length);
    const next = exact ?? wide[0];
    if (!next) return at;
    at = next.to;
  }
}

describe('any table', () => {
  it('is rejected for a loop, or leads every path to its end in one hop', () => {
    let accepted = 0;
    fc.assert(
      fc.property(table, fc.array(path), (rules, paths) => {
        const loops = rules.some(({ to }) => walk(rules, to) === 'loop');
        const message = refusal(() => compiled(...rules));
        expect(message.includes('is a loop')).toBe(loops);
        if (loops) return;
        accepted += 1;
        const { moved } = compiled(...rules);
        for (const start of [...paths, ...Object.keys(moved).filter((key) => !key.endsWith('*'))]) {
          const [to] = follow(moved, start) ?? [];
          const end = walk(rules, start);
          expect(to ?? start).toBe(end);
          // Targets are not redirected again.
          if (to !== undefined) expect(follow(moved, to)).toBeUndefined();
        }
      }),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(200);
  });

  it('sorts exact rules before wildcards, and longer wildcards first', () => {
    fc.assert(
      fc.property(table, (rules) => {
        if (refusal(() => compiled(...rules))) return;
        const { moved } = compiled(...rules);
        for (const [key, way] of Object.entries(moved)) {
          const inside = key.replace(/\*$/, 'zzz');
          expect(follow(moved, inside)).toEqual(way);
        }
      }),
    );
  });

  it('is unchanged when compiled again', () => {
    fc.assert(
      fc.property(table, (rules) => {
        if (refusal(() => compiled(...rules))) return;
        const { moved } = compiled(...rules);
        const again = Object.entries(moved).map(([key, [to, status = 301]]) => ({
          from: [key],
          to,
          status,
        }));
        expect(compiled(...again).moved).toEqual(moved);
      }),
    );
  });
});

describe('normalizePath', () => {
  it('is idempotent, and ends without a slash', () => {
    fc.assert(
      fc.property(fc.webPath(), (raw) => {
        const once = normalizePath(raw);
        expect(normalizePath(once)).toBe(once);
        expect(once).toMatch(/^\/(?:.*[^/])?$/s);
      }),
    );
  });
});
