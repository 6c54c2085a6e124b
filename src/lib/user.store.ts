/**
 * The signed-in user according to this browser (R293, R295, R298, R299). For display only, not a credential: servers
 * must ignore these headers (D08, D45).
 */

/** Local storage key; the value is JSON, `{ "username": "…", "isAdmin": true }`. */
export const STORED_USER = 'user';
/** The specification says admin for these paths. */
const ADMIN_PATHS = ['/api/clarity/', '/api/blog/'];
/** Valid in a header; other characters would make fetch throw. */
const HEADER_TEXT = /^[\u0020-\u007E\u00A0-\u00FF]+$/;

export interface UserSource {
  origin: string;
  /** Local storage; may throw if it is blocked. */
  read: (key: string) => string | null;
  log: (message: string, error: unknown) => void;
}

const headers = (username: string, isAdmin: boolean): Record<string, string> => ({
  'X-Auth-User': username,
  'X-Auth-Admin': String(isAdmin),
});

/**
 * `X-Auth-User` and `X-Auth-Admin` for a call to `url`: only for this origin's `/api/`, and omitted without a valid
 * stored user (invalid data is logged). Never throws, so that invalid data loses no lead.
 */
export function userHeaders(url: URL, { origin, read, log }: UserSource): Record<string, string> {
  if (url.origin !== origin || !url.pathname.startsWith('/api/')) return {};
  if (ADMIN_PATHS.some((path) => `${url.pathname}/`.includes(path))) return headers('admin', true);
  try {
    const stored = read(STORED_USER);
    if (!stored) return {};
    const { username, isAdmin } = JSON.parse(stored) as Record<string, unknown>;
    if (typeof username !== 'string' || !HEADER_TEXT.test(username)) {
      throw new TypeError('username does not fit in a header');
    }
    return headers(username, isAdmin === true);
  } catch (error) {
    log('The stored user is invalid', error);
    return {};
  }
}
