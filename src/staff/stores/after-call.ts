/** Remembers that somebody left for the phone, to ask when they are back. */
import { atom } from 'nanostores';

/** Lead that was called, and when; `null` once it was asked about. */
export const $called = atom<{ id: string; at: number } | null>(null);
/** Whether the page was left since. */
export const $isBack = atom(false);

/** Notes that a way to a person was taken. Only calls are asked about. */
export function leftFor(id: string, way: 'call' | 'text' | 'email'): void {
  if (way !== 'call') return;
  $isBack.set(false);
  $called.set({ id, at: Date.now() });
}

/** Notices the return. Returns how to stop. */
export function watchReturn(page: Document = document): () => void {
  const look = (): void => {
    if (page.visibilityState === 'visible' && $called.get()) $isBack.set(true);
  };
  page.addEventListener('visibilitychange', look);
  return () => page.removeEventListener('visibilitychange', look);
}
