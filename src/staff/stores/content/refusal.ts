/** Why the last save of the content editor was refused. */
import { atom } from 'nanostores';
import type { Refusal } from '#staff/contract/refusal.ts';

/** `undefined` if it was not, or was read. */
export const $refusal = atom<Refusal | undefined>(undefined);
