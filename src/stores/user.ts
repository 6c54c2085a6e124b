/**
 * Who the browser says is signed in (R293, R295, R298, R299). Display state and never a credential: every server
 * must ignore these headers (D08, D45).
 */

/** Key in local storage; the value is JSON, `{ "username": "…", "isAdmin": true }`. */
const STORED_USER = 'user';
/** Under these, the specification always says admin. */
const ADMIN_PATHS = ['/api/clarity/', '/api/blog/'];
/** What a header can carry; a name in another script would stop the request itself. */
const HEADER_TEXT = /^[\u0020-\u007E\u00A0-\u00FF]+$/;

/** What this reads from the browser. */
export interface UserSource {
  /** Origin of the page. */
  origin: string;
  /** Reads local storage; may throw where storage is forbidden. */
  read: (key: string) => string | null;
  log: (message: string, error: unknown) => void;
}

const headers = (username: string, isAdmin: boolean): Record<string, string> => ({
  'X-Auth-User': username,
  'X-Auth-Admin': String(isAdmin),
});

/**
 * `X-Auth-User` and `X-Auth-Admin` for a call to `url`: only for this origin's `/api/`, and left out when nobody is
 * stored or what is stored cannot be read (then logged). Never throws: no lead is lost over a broken entry.
 */
export function userHeaders(url: URL, { origin, read, log }: UserSource): Record<string, string> {
  if (url.origin !== origin || !url.pathname.startsWith('/api/')) return {};
  if (ADMIN_PATHS.some((path) => `${url.pathname}/`.includes(path))) return headers('admin', true);
  try {
    const stored = read(STORED_USER);
    if (!stored) return {};
    const { username, isAdmin } = JSON.parse(stored) as Record<string, unknown>;
    if (typeof username !== 'string' || !HEADER_TEXT.test(username)) {
      throw new TypeError('username is not a text that a header can carry');
    }
    return headers(username, isAdmin === true);
  } catch (error) {
    log('The stored user cannot be read', error);
    return {};
  }
}
