import { describe, expect, it } from 'vitest';
import { parseRules } from './rules.ts';

describe('parseRules', () => {
  it('reads rules by path and by host, with their file', () => {
    expect(
      parseRules(
        [
          { from: ['/a', '/b/*'], to: '/c', note: 'Once upon a time' },
          { host: 'lead.', to: '/reset', status: 302 },
        ],
        'redirects.json',
      ),
    ).toEqual({
      paths: [{ from: ['/a', '/b/*'], to: '/c', note: 'Once upon a time', file: 'redirects.json' }],
      hosts: [{ host: 'lead.', to: '/reset', status: 302, file: 'redirects.json' }],
    });
  });

  it.each([
    [{ from: ['a'], to: '/b' }, 'from: 0: write the path of an old address'],
    [{ from: ['/a '], to: '/b' }, 'for example: "/contact", "/services/*" or "/?p=123"'],
    [{ from: ['/faq#insurance'], to: '/b' }, 'without "#"'],
    [{ from: ['https://www.old.example/about'], to: '/b' }, 'what follows the host'],
    [{ from: ['/old*'], to: '/b' }, 'it may end with "/*"'],
    [{ from: ['/a?b/*'], to: '/b' }, 'it may end with "/*"'],
    [{ from: ['/a%2A'], to: '/b' }, 'without "#" and "*"'],
    [{ from: ['/a/*/c'], to: '/b' }, 'it may end with "/*"'],
    [{ from: ['/*'], to: '/b' }, 'would hide the whole site'],
    [{ from: [`/${'a'.repeat(200)}`], to: '/b' }, 'write at most 200 characters'],
    [{ from: [], to: '/b' }, 'name at least one old path'],
    [{ from: '/a', to: '/b' }, 'write a list of old paths'],
    [{ from: ['/a'], to: '//evil.example' }, 'to: write the path of a page'],
    [{ from: ['/a'], to: 'https://evil.example' }, 'to: write the path of a page'],
    [{ from: ['/a'], to: '/b?c' }, 'without "?" and "#"'],
    [{ from: ['/a'], to: '/b', status: 200 }, 'status: write one of: 301, 302, 307, 308'],
    [{ from: ['/a'], to: '/b', code: 301 }, '"code"'],
    [{ host: 'lead', to: '/b' }, 'with its dot, for example: "lead."'],
    ['/a', 'redirects.json: "/a"'],
  ])('rejects %j with a valid example', (entry, message) => {
    expect(() => parseRules([entry], 'redirects.json')).toThrow(message);
  });

  it('names all invalid entries', () => {
    expect(() => parseRules([{ from: ['x'], to: 'y' }, 7], 'x.json')).toThrow(
      /from.*\n.*to.*\n.*7/,
    );
    expect(() => parseRules({}, 'x.json')).toThrow('x.json: write a list');
  });
});
