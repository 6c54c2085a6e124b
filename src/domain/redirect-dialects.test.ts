import { expect, it } from 'vitest';
import { nginxMaps, nginxServer, underscoreRedirects, vercelJson } from './redirect-dialects.ts';
import type { AddressBook, Target } from './redirect-table.ts';

const BOOK: AddressBook = {
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
const many = (count: number, end = ''): AddressBook['moved'] =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at): [string, Target] => [`/old-${at}${end}`, ['/x']]),
  );

it('_redirects has hosts, exact rules with and without slash, the longest wildcard first', () => {
  expect(underscoreRedirects(BOOK)).toEqual({
    left: 0,
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

it('_redirects keeps to what Cloudflare takes, and counts what it leaves out', () => {
  const { text, left } = underscoreRedirects({
    ...BOOK,
    moved: { ...many(2500), ...many(130, '/*') },
  });
  const lines = text.trimEnd().split('\n');
  expect(left).toBe(500 + 30);
  expect(lines.filter((line) => line.includes('*'))).toHaveLength(100);
  expect(lines).toHaveLength(2100);
  expect(lines.slice(0, 2000).join('\n')).not.toContain('*');
});

it('nginx gets one map for each status, and no way around a rule of the other one', () => {
  const maps = nginxMaps(BOOK);
  const [, permanent = '', temporary = ''] = maps.split(/map \$redirect_path \$redirect_30[12]/);
  expect(permanent).toContain('"/soon" "";');
  expect(permanent).toContain('"/a/b.c" "/z";');
  expect(permanent.indexOf('"~*^/a/b/." ""')).toBeLessThan(permanent.indexOf('"~*^/a/." "/x"'));
  expect(temporary).toContain('"/soon" "/y";');
  expect(temporary).toContain('"~*^/a/." "";');
  expect(maps).toContain('"~*^lead\\." "https://www.example.com/reset";');
  expect(nginxServer(BOOK)).toContain(
    'if ($redirect_302) { return 302 $redirect_302$is_args$args; }',
  );
});

it('nginx gets tables large enough for long and for many addresses', () => {
  const maps = nginxMaps({ ...BOOK, moved: { ...many(10_000), [`/${'x'.repeat(199)}`]: ['/x'] } });
  expect(maps).toContain('map_hash_bucket_size 512;');
  expect(maps).toContain('map_hash_max_size 32768;');
});

it('vercel.json matches hosts by condition and nothing above a wildcard', () => {
  expect(JSON.parse(vercelJson(BOOK))).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      {
        source: '/:path*',
        destination: 'https://www.example.com/reset',
        statusCode: 301,
        has: [{ type: 'host', value: 'lead.example.com' }],
      },
      { source: '/a/b.c', destination: '/z', statusCode: 301 },
      { source: '/soon', destination: '/y', statusCode: 302 },
      { source: '/a/b/:path+', destination: '/y', statusCode: 302 },
      { source: '/a/:path+', destination: '/x', statusCode: 301 },
    ],
  });
  expect(() => vercelJson({ ...BOOK, moved: many(2049) })).toThrow('Vercel takes 2048');
});
