/** Unfinished notes by lead: in memory while the page is open, and on the server; never in the browser's storage. */
import { ask, StaffError } from './client.ts';
import { $unfinished } from './me.ts';

const drafts = new Map<string, string>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** Milliseconds without a key press until a text is sent. */
const PAUSE_MS = 700;

/** What was typed here, or what the server has. */
export const draftOf = (id: string, kept: string): string => drafts.get(id) ?? kept;

async function send(id: string): Promise<void> {
  const path = `leads/${encodeURIComponent(id)}/draft`;
  try {
    await ask(path, { method: 'PUT', body: { text: drafts.get(id) ?? '' } });
  } catch (error) {
    // The page still has the text; the next key press sends it again.
    if (!(error instanceof StaffError)) throw error;
  }
}

/** Keeps a text; an empty one is forgotten. */
export function keepDraft(id: string, text: string): void {
  drafts.set(id, text.trim() ? text : '');
  $unfinished.set([...drafts.values()].filter(Boolean).length);
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => {
      send(id).catch(console.error);
    }, PAUSE_MS),
  );
}
