import { expect, it } from 'vitest';
import { nginxMaps, nginxRedirects, underscoreRedirects, vercelRedirects } from './host-formats.ts';
import type { RedirectTable, Target } from './table.ts';

const TABLE: RedirectTable = {
  moved: {
    '/a/*': ['/x'],
    '/a/b/*': ['/y', 302],
    '/a/b.c': ['/z'],
    '/soon': ['/y', 302],
    'lead.': ['https://www.example.com/reset'],
  },
  pages: {},
  numbers: {},
};
const many = (count: number, end = ''): RedirectTable['moved'] =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at): [string, Target] => [`/old-${at}${end}`, ['/x']]),
  );

it('_redirects has hosts, exact rules with and without slash, the longest wildcard first', () => {
  expect(underscoreRedirects(TABLE)).toEqual({
    omitted: 0,
    text: [
      'https://lead.example.com/* https://www.example.com/reset 301!',
      '/a/b.c /z 301',
      '/soon /y 302',
      '/a/b.c/ /z 301',
      '/soon/ /y 302',
      '/a/b/* /y 302',
      '/a/* /x 301',
      '',
    ].join('\n'),
  });
});

it('_redirects covers a wildcard to its own parent page, which Netlify would drop', () => {
  const { text } = underscoreRedirects({ ...TABLE, moved: { '/a/*': ['/a', 302] } });
  expect(text).toBe('/a/:a /a 302\n/a/:a/:b /a 302\n/a/:a/:b/:c /a 302\n/a/* /a 302\n');
});

it('_redirects stays within the limits of Cloudflare, and counts the rules it leaves out', () => {
  const { text, omitted } = underscoreRedirects({
    ...TABLE,
    moved: { ...many(2500), ...many(130, '/*') },
  });
  const lines = text.trimEnd().split('\n');
  expect(omitted).toBe(500 + 30);
  expect(lines.filter((line) => line.includes('*'))).toHaveLength(100);
  expect(lines).toHaveLength(2100);
  expect(lines.slice(0, 2000).join('\n')).not.toContain('*');
});

it('nginx has one map per status, without fall-through to another one', () => {
  const maps = nginxMaps(TABLE);
  const [, permanent = '', temporary = ''] = maps.split(/map \$redirect_path \$redirect_30[12]/);
  expect(permanent).toContain('"/soon" "";');
  expect(permanent).toContain('"/a/b.c" "/z";');
  expect(permanent.indexOf('"~*^/a/b/." ""')).toBeLessThan(permanent.indexOf('"~*^/a/." "/x"'));
  expect(temporary).toContain('"/soon" "/y";');
  expect(temporary).toContain('"~*^/a/." "";');
  expect(maps).toContain('"~*^lead\\." "https://www.example.com/reset";');
  expect(nginxRedirects(TABLE)).toContain(
    'if ($redirect_302) { return 302 $redirect_302$is_args$args; }',
  );
});

it('nginx has hash tables large enough for long and for many paths', () => {
  const maps = nginxMaps({ ...TABLE, moved: { ...many(10_000), [`/${'x'.repeat(199)}`]: ['/x'] } });
  expect(maps).toContain('map_hash_bucket_size 512;');
  expect(maps).toContain('map_hash_max_size 32768;');
});

it('vercel.json matches hosts by condition, and wildcards not their parent', () => {
  expect(vercelRedirects(TABLE)).toEqual([
    {
      source: '/(.*)',
      destination: 'https://www.example.com/reset',
      statusCode: 301,
      has: [{ type: 'host', value: 'lead.example.com' }],
    },
    { source: '/a/b.c{/}?', destination: '/z', statusCode: 301 },
    { source: '/soon{/}?', destination: '/y', statusCode: 302 },
    { source: '/a/b/:path+{/}?', destination: '/y', statusCode: 302 },
    { source: '/a/:path+{/}?', destination: '/x', statusCode: 301 },
    { source: '/([^/].*)/', destination: '/$1', statusCode: 301 },
  ]);
  expect(() => vercelRedirects({ ...TABLE, moved: many(2049) })).toThrow('Vercel takes 2048');
});
