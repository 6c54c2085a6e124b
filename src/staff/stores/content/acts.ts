/** What can be done with saved changes, publications and kept versions. Each answer is the new state. */
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

/** Puts a version that was kept into place, or sets it aside. @throws {StaffError} */
export const decideKept = (id: string, decision: 'use' | 'set-aside'): Promise<void> =>
  act(`kept/${encodeURIComponent(id)}/${decision}`);

/** Makes what was set aside a new change. @throws {StaffError} if the same place was changed since */
export const bringBack = (id: string): Promise<void> => act(`kept/${encodeURIComponent(id)}/use`);

/** What a change did, or how a kept version differs from the one in place. @throws {StaffError} */
export const loadDiff = (of: 'changes' | 'kept', id: string): Promise<ContentDiff> =>
  askJson(`content/${of}/${encodeURIComponent(id)}`);

/** Words for a failed action; what the server knows is loaded again, because it may have changed. */
export function actFailure(error: unknown): string {
  if (!(error instanceof StaffError)) throw error;
  if (error.trouble === 'offline') return 'No connection. Nothing was changed.';
  loadContent(true).catch(console.error);
  const { message } = (error.body ?? {}) as { message?: string };
  return message ?? 'Something went wrong on our side. Nothing was changed.';
}
