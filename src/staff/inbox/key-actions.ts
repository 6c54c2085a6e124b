/** What the keys of the inbox do. Loaded after the list. */
import type { StaffPractice } from '#staff/contract/practice.ts';
import { pickRow } from '../stores/inbox.ts';
import { $lead } from '../stores/lead.ts';
import { type KeyName, readKeySwitch, watchKeys } from '../stores/keys.ts';
import { undoLast } from '../stores/toast.ts';
import { copyLead } from '../lead/copy.ts';
import type { SheetName } from '../follow-up/doing.ts';
import { markSpam } from '../follow-up/row-actions.ts';

export interface KeyPlace {
  /** Id of the lead that keys are about. */
  shown: () => string | null;
  practice: StaffPractice;
  step: (by: number) => void;
  /** Goes on to the next row. */
  leave: () => void;
  open: () => void;
  back: () => void;
  show: (sheet: SheetName) => void;
  search: () => void;
  help: () => void;
  hide: () => void;
}

/** Listens to the keys. Returns how to stop. */
export function listenToKeys(place: KeyPlace): () => void {
  readKeySwitch();
  return watchKeys((key) => pressKey(key, place));
}

/** Runs the action of a key; `false` if it has none. */
function pressKey(key: KeyName, place: KeyPlace): boolean {
  const { practice, leave } = place;
  const about = (run: (id: string) => void) => (): void => {
    const shown = place.shown();
    if (shown !== null) run(shown);
  };
  const { view } = $lead.get();
  const actions = new Map<KeyName, () => void>([
    ['J', () => place.step(1)],
    ['K', () => place.step(-1)],
    ['Enter', place.open],
    ['Escape', place.back],
    ['E', about(() => place.show('happened'))],
    ['L', about(() => place.show('later'))],
    ['F', () => document.querySelector<HTMLElement>('[data-first-lead] a')?.focus()],
    [
      'S',
      about((id) => {
        leave();
        markSpam([id]);
      }),
    ],
    ['A', about(() => place.show('assign'))],
    ['N', about(() => place.show('note'))],
    ['C', () => view && copyLead(view, practice)],
    ['X', about((id) => pickRow(id, false))],
    ['Shift X', about((id) => pickRow(id, true))],
    ['Z', undoLast],
    ['B', place.hide],
    ['/', place.search],
    ['?', place.help],
  ]);
  // A focused link or button does what it says.
  if (key === 'Enter' && document.activeElement !== document.body) return false;
  const action = actions.get(key);
  action?.();
  return action !== undefined;
}
