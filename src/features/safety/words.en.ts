export interface SafetyWords {
  /** The button of a help line. @param number as it is written */
  call: (number: string) => string;
  /** Over the help lines. */
  anyHour: string;
  enough: string;
  keep: KeepWords;
}

/** Of pages that stay on the device. */
interface KeepWords {
  title: string;
  /** Before the page for emergencies, the word that joins it, and after it. */
  offered: { before: string; and: string; after: string };
  kept: { title: string; before: string; after: string; exit: string };
  removed: string;
  failed: string;
  keep: string;
  remove: string;
}

export const ENGLISH_SAFETY: SafetyWords = {
  call: (number) => `Call ${number}`,
  anyHour: 'Call or text, day or night',
  enough: 'You don’t have to be sure it’s serious enough.',
  keep: {
    title: 'Without a connection',
    offered: {
      before: 'Your browser can keep this page',
      and: 'and',
      after:
        'on this device, and the guides you open later. Anybody who uses it could find them. Only keep them if that’s safe.',
    },
    kept: {
      title: 'Kept on this device:',
      before: 'this page,',
      after: 'and the guides you open.',
      exit: '“Leave quickly” removes them, too.',
    },
    removed: 'Removed from this device.',
    failed: 'Your browser didn’t keep it. In a private window, or without a connection, it can’t.',
    keep: 'Keep this page on this device',
    remove: 'Remove from this device',
  },
};
