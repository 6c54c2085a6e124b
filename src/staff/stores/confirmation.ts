/** The question who is there, while a change waits for its answer: asked once, however many changes wait. */
import { atom } from 'nanostores';

/** Set while it is asked: say whether the person showed who they are. */
export const $confirming = atom<((isConfirmed: boolean) => void) | undefined>(undefined);

let asking: Promise<boolean> | undefined;
let count = 0;

/** How often the person showed who they are. Each time gives the session a new token. */
export const confirmations = (): number => count;

/** The question that is open, if any: resolves with whether the person showed who they are. */
export const openQuestion = (): Promise<boolean> | undefined => asking;

/** Asks, unless it is being asked. */
export function askWho(): Promise<boolean> {
  asking ??= new Promise<boolean>((done) => {
    $confirming.set(done);
  }).then((isConfirmed) => {
    if (isConfirmed) count += 1;
    asking = undefined;
    $confirming.set(undefined);
    return isConfirmed;
  });
  return asking;
}
