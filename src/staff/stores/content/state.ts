/** What of the content is saved and not on the site, and what is on the site. */
import { atom } from 'nanostores';
import type { ContentState } from '#staff/contract/content.ts';
import { askJson, StaffError } from '../client.ts';

/** `undefined` until the server has answered. */
export const $content = atom<ContentState | undefined>(undefined);

/** Why there is no content: `off`, the server has no folder with content; `failed`, it could not be read. */
export const $contentTrouble = atom<'off' | 'failed' | undefined>(undefined);

/** Takes over a response. */
export function setContent(state: ContentState): void {
  $content.set(state);
  $contentTrouble.set(undefined);
}

/** Loads it. @param isBackground by a timer or a tab that is looked at again; does not extend the session */
export async function loadContent(isBackground = false): Promise<void> {
  try {
    setContent(await askJson<ContentState>('content/state', { isBackground }));
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    $contentTrouble.set(error.trouble === 'missing' ? 'off' : 'failed');
  }
}

const EVERY_MS = 60_000;
/** While a build runs. */
const SOON_MS = 2000;

/**
 * Loads again every minute, every 2 s while a build runs, and when the tab becomes visible. Returns how to stop.
 * @param isBackground asked before each call
 */
export function watchContent(isBackground = () => true, page: Document = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    const isBuilding = $content.get()?.job?.state === 'running';
    timer = setTimeout(look, isBuilding ? SOON_MS : EVERY_MS);
  };
  const look = (): void => {
    if (page.visibilityState === 'visible')
      loadContent(isBackground()).catch(console.error).finally(wait);
    else wait();
  };
  wait();
  const stopListening = $content.listen(wait);
  page.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    stopListening();
    page.removeEventListener('visibilitychange', look);
  };
}
