import { describe, expect, test } from 'vitest';
import { userHeaders, type UserSource } from './user.store.ts';

const ORIGIN = 'https://site.example';

function source(stored: string | null): UserSource & { logged: string[] } {
  const logged: string[] = [];
  return {
    origin: ORIGIN,
    read: (key) => (key === 'user' ? stored : null),
    log: (m) => logged.push(m),
    logged,
  };
}

const at = (path: string): URL => new URL(path, ORIGIN);
const SAM = JSON.stringify({ username: 'sam', isAdmin: false });

describe('userHeaders', () => {
  test('sends the stored user to this origin’s API (R293, R295)', () => {
    expect(userHeaders(at('/api/submit-hubspot'), source(SAM))).toEqual({
      'X-Auth-User': 'sam',
      'X-Auth-Admin': 'false',
    });
  });

  test('sends no headers without a stored user (D45)', () => {
    const from = source(null);
    expect(userHeaders(at('/api/x'), from)).toEqual({});
    expect(from.logged).toEqual([]);
  });

  test.each(['{bad', '[]', 'null', '{"username":7}', '{"username":"线"}', '{"username":"a\\nb"}'])(
    'logs and ignores invalid data: %s (R298)',
    (stored) => {
      const from = source(stored);
      expect(userHeaders(at('/api/x'), from)).toEqual({});
      expect(from.logged).toHaveLength(1);
    },
  );

  test('works if storage is blocked', () => {
    const read = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(userHeaders(at('/api/x'), { ...source(null), read })).toEqual({});
  });

  test.each(['/api/clarity', '/api/clarity/notes', '/api/blog/14', '/api/proxy/api/blog'])(
    'always says admin on %s (R299)',
    (path) => {
      expect(userHeaders(at(path), source(SAM))).toEqual({
        'X-Auth-User': 'admin',
        'X-Auth-Admin': 'true',
      });
    },
  );

  test('matches whole path segments only', () => {
    expect(userHeaders(at('/api/blogger'), source(SAM))['X-Auth-User']).toBe('sam');
  });

  test.each(['https://other.example/api/blog', 'http://site.example/api/x', `${ORIGIN}/other`])(
    'sends nothing to %s (D45)',
    (url) => {
      expect(userHeaders(new URL(url), source(SAM))).toEqual({});
    },
  );
});
