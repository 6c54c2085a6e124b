/** What this tab has sent to other companies, kept on the device for the visitor. */

/** Host, what, and its values. */
export type Sent = Readonly<Record<string, string>> & {
  readonly to: string;
  readonly what: string;
};

const KEY = 'sent-log';
const MAX_ENTRIES = 200;

/** Adds the page and the time (epoch ms, as text). Does nothing without storage. */
export function logSent(sent: Sent): void {
  try {
    const list = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Sent[];
    const entry = { at: `${Date.now()}`, on: location.pathname, ...sent };
    sessionStorage.setItem(KEY, JSON.stringify([...list, entry].slice(-MAX_ENTRIES)));
  } catch (error) {
    console.warn('No storage: what this page sends is not listed', error);
  }
}
