/**
 * What the content editor gets for an answer that is not of our server: a page of a proxy, half an answer, or none. The
 * editor shows the `message` of JSON, and of all else only that it could not be read.
 */

const STAYS = 'What you wrote is still on this page.';
const AGAIN = `${STAYS} Please save again in a minute.`;

const WORDS: Readonly<Record<number, string>> = {
  413: `That is too large to save at once. ${STAYS} Save with fewer photos, or with smaller ones: each may have 12 MB.`,
  502: `The server did not answer; it may be starting again. ${AGAIN}`,
  503: `The server did not answer; it may be starting again. ${AGAIN}`,
  504: `The server took too long to answer, so this may be saved or not. ${STAYS} Please look under Changes before you save again.`,
};

const OTHER = `The answer of the server could not be read. ${AGAIN} If it happens again, tell the person who looks after the site.`;
const CUT = `The connection broke before the answer was here, so this may be saved or not. ${STAYS} Please look under Changes before you save again.`;
const OFFLINE = `No connection. ${STAYS} Please save again when you are online.`;

const said = (message: string, status: number): Response =>
  new Response(JSON.stringify({ message }), {
    status: status < 400 ? 503 : status,
    headers: { 'Content-Type': 'application/json' },
  });

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);

/**
 * `fetch` for the editor: requests below `root` that ask for JSON get JSON, whatever came.
 * @param root address of the editor's API
 */
export function plainAnswers(send: typeof fetch, root: string): typeof fetch {
  return async (input, init) => {
    const wanted = new Headers(init?.headers).get('Accept') ?? '';
    if (!addressOf(input).startsWith(`${root}/`) || !wanted.includes('json'))
      return send(input, init);
    const response = await send(input, init).catch(() => undefined);
    if (!response) return said(OFFLINE, 503);
    const { status, statusText, headers } = response;
    const text = await response.text().catch(() => undefined);
    if (status !== 413 && text !== undefined && isJson(text))
      return new Response(text, { status, statusText, headers });
    return said(WORDS[status] ?? (text === undefined ? CUT : OTHER), status);
  };
}
