/** Who is signed in, and the end of the session. */
import { SIGN_IN_PATH } from '#staff/contract/practice.ts';
import type { Me, SessionState } from '#staff/contract/session.ts';
import { atom } from 'nanostores';
import { $signedOut, ask, askJson, StaffError } from './client.ts';
import { dropUser } from './session/kept-user.ts';

/** `undefined` until the server has answered. */
export const $me = atom<Me | undefined>(undefined);

/** Number of unfinished texts on the page, which leaving it would lose. */
export const $unfinished = atom(0);

/** Address of the sign-in page that leads back here. Holds no more than the path, filters and the id of a lead. */
export function signInAddress({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  return `${SIGN_IN_PATH}?next=${encodeURIComponent(pathname + hash)}`;
}

/** Asks who is signed in. Without a session, the sign-in page follows. */
export async function loadMe(place: Location = location): Promise<void> {
  try {
    const session = await askJson<SessionState>('session', { isBackground: true });
    if (session.state === 'signed-in') {
      $me.set(session.me);
      $signedOut.set(false);
    } else $signedOut.set(true);
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
  }
  if ($signedOut.get() && !$unfinished.get()) place.replace(signInAddress(place));
}

/** Leaves for the sign-in page when the session ends; an unfinished text keeps the page. */
export function watchSession(place: Location = location): () => void {
  return $signedOut.listen((isOut) => {
    if (isOut && !$unfinished.get()) place.assign(signInAddress(place));
  });
}

/** Ends the session. */
export async function signOut(place: Location = location): Promise<void> {
  try {
    await ask('session', { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof StaffError) || error.trouble === 'offline') throw error;
  }
  dropUser();
  place.assign(SIGN_IN_PATH);
}
