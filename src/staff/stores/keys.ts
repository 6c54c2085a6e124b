/** Single keys of the inbox. Off in fields, off as a whole by one switch. No key erases, discards or sends. */
import { atom } from 'nanostores';

/** What a key does, in the order of the help. */
export const KEYS = [
  ['J', 'move down'],
  ['K', 'move up'],
  ['Enter', 'open'],
  ['Escape', 'back'],
  ['E', 'what happened'],
  ['L', 'later'],
  ['F', 'read first'],
  ['A', 'assign'],
  ['N', 'note'],
  ['C', 'copy all as text'],
  ['X', 'select'],
  ['Shift X', 'select up to here'],
  ['Z', 'undo'],
  ['S', 'spam'],
  ['B', 'hide names'],
  ['/', 'search'],
  ['G then I, O, S, T', 'go to Inbox, Overview, Slots, Staff'],
  ['?', 'all keys'],
] as const;

/** A key of the keyboard, as the map names it. */
export type KeyName =
  | 'J'
  | 'K'
  | 'Enter'
  | 'Escape'
  | 'E'
  | 'L'
  | 'F'
  | 'A'
  | 'N'
  | 'C'
  | 'X'
  | 'Shift X'
  | 'Z'
  | 'S'
  | 'B'
  | '/'
  | '?';

const STORED = 'staff-keys';

export const $keysOn = atom(true);

/** Reads the switch, which this browser remembers. */
export function readKeySwitch(): void {
  try {
    $keysOn.set(localStorage.getItem(STORED) !== 'off');
  } catch {
    // Blocked storage: keys are on.
    $keysOn.set(true);
  }
}

/** Turns all single keys on or off. */
export function switchKeys(isOn: boolean): void {
  $keysOn.set(isOn);
  try {
    localStorage.setItem(STORED, isOn ? 'on' : 'off');
  } catch {
    // Blocked storage: for this page only.
    $keysOn.set(isOn);
  }
}

const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog';
const GO: Readonly<Record<string, string>> = {
  I: '/admin',
  O: '/admin/overview',
  S: '/admin/slots',
  T: '/admin/staff',
};

/** The name of a key press; nothing for keys that belong to the browser or to a field. */
function nameOf(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.target instanceof Element && event.target.closest(FIELDS)) return;
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  return event.shiftKey && key === 'X' ? 'Shift X' : key;
}

/** Calls `press` with the name of each key; it says whether the key did something. Returns how to stop. */
export function watchKeys(
  press: (name: KeyName) => boolean,
  go: (path: string) => void = (path) => location.assign(path),
): () => void {
  let isGoing = false;
  const listen = (event: KeyboardEvent): void => {
    const name = nameOf(event);
    const isAlways = name === 'Escape' || name === 'Enter';
    if (!name || (!$keysOn.get() && !isAlways)) return;
    const path = isGoing ? GO[name] : undefined;
    isGoing = name === 'G';
    if (path) go(path);
    if (path || press(name as KeyName)) event.preventDefault();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
