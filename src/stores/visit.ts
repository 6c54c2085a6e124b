/** What this tab has sent to other companies, kept on the device so that the visitor can read it. */

/** One thing that left: to which host, what, and with which values. */
export type Sent = Readonly<Record<string, string>> & {
  readonly to: string;
  readonly what: string;
};

const KEY = 'visit';
/** The latest are kept. */
const MOST = 200;

/** Adds `sent` to the list, with the page and the time (epoch ms, as text). Without storage there is no list. */
export function note(sent: Sent, now = Date.now()): void {
  try {
    const list = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Sent[];
    const entry = { at: `${now}`, on: location.pathname, ...sent };
    sessionStorage.setItem(KEY, JSON.stringify([...list, entry].slice(-MOST)));
  } catch (error) {
    console.warn('This browser stores nothing: what was sent cannot be listed', error);
  }
}
