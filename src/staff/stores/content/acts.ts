/** What can be done with saved changes and publications. Each answer is the new state. */
import type { ContentDiff, ContentState } from '#staff/contract/content.ts';
import { atom } from 'nanostores';
import { askJson, StaffError } from '../client.ts';
import { loadContent, setContent } from './state.ts';

/** Counts what was done on this page: what was tapped is then often gone, and focus needs another place. */
export const $acts = atom(0);

async function act(path: string, body: object = {}): Promise<void> {
  setContent(await askJson<ContentState>(`content/${path}`, { body }));
  $acts.set($acts.get() + 1);
}

/** Starts a build that only editors see. @throws {StaffError} */
export const buildPreview = (): Promise<void> => act('preview');

/** Shows the preview instead of the site in this browser. Returns where it begins. @throws {StaffError} */
export async function openPreview(): Promise<string> {
  return (await askJson<{ path: string }>('content/preview/open', { body: {} })).path;
}

/** Starts a build that becomes the site. @param head what the person saw. @throws {StaffError} if that changed */
export const publish = (head: string): Promise<void> => act('publish', { head });

/** Takes back a change that is not published. @throws {StaffError} if a later one builds on it */
export const discardChange = (id: string): Promise<void> =>
  act(`changes/${encodeURIComponent(id)}/discard`);

/** Makes the content what it was at a publication, and publishes it. @throws {StaffError} */
export const goBackTo = (id: string): Promise<void> =>
  act(`publications/${encodeURIComponent(id)}/restore`);

/** What a change did. @throws {StaffError} */
export const loadDiff = (id: string): Promise<ContentDiff> =>
  askJson(`content/changes/${encodeURIComponent(id)}`);

/** Words for a failed action; what the server knows is loaded again, because it may have changed. */
export function actFailure(error: unknown): string {
  if (!(error instanceof StaffError)) throw error;
  if (error.trouble === 'offline') return 'No connection. Nothing was changed.';
  loadContent(true).catch(console.error);
  const { message } = (error.body ?? {}) as { message?: string };
  return message ?? 'Something went wrong on our side. Nothing was changed.';
}
