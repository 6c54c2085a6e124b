/** The table of the cookie policy: everything that may be stored, from the registries that the loaders use. */
import type { Part } from '#features/parts/parts.ts';
import { OPTIONAL } from './consent.ts';
import { OWN_STORAGE } from './own-storage.ts';
import type { Embed } from './embeds.ts';
import { type StoredItem, type Tags, configuredTrackers } from './third-parties.ts';
import type { ConsentWords } from './words.en.ts';

export interface KeptRow extends StoredItem {
  who: string;
}

export interface KeptGroup {
  title: string;
  text: string;
  rows: readonly KeptRow[];
  /** Whether others than this site keep it, who are named then. */
  hasOthers: boolean;
}

const TEXTS = {
  analytics: ['Kept once you allow Analytics.', 'Nothing. We don’t count visits.'],
  marketing: ['Kept once you allow Marketing.', 'Nothing. We don’t run ads that follow you.'],
  functional: [
    'Loaded once you press the button next to it, or allow Functional.',
    'Nothing. We show nothing from other companies.',
  ],
} as const;

/** In the order of the cookie panel. @param embeds of the pages of this build */
export function keptGroups(
  tags: Tags,
  isOn: (part: Part) => boolean,
  embeds: readonly Embed[],
): KeptGroup[] {
  const parties = [...configuredTrackers(tags), ...embeds];
  const optional = OPTIONAL.map((category): KeptGroup => {
    const rows = parties
      .filter((party) => party.category === category)
      .flatMap(({ name, host, purpose, keeps }) => {
        const who = name === host ? host : `${name} (${host})`;
        return keeps.length
          ? keeps.map((item) => ({ ...item, who }))
          : [{ name: 'names of its own', who, purpose, lasts: 'as its own policy says' }];
      });
    const [some, none] = TEXTS[category];
    const title = `${category.slice(0, 1).toUpperCase()}${category.slice(1)}`;
    return { title, text: rows.length ? some : none, rows, hasOthers: true };
  });
  return [
    {
      title: 'Necessary',
      hasOthers: false,
      text: 'Kept in your browser’s storage. None of it is a cookie, and none of it is sent to anyone.',
      rows: OWN_STORAGE.filter(({ part }) => part === undefined || isOn(part)).map(
        ({ name, called = name, purpose, lasts }) => ({
          name: called,
          purpose,
          lasts,
          who: 'this site',
        }),
      ),
    },
    ...optional,
  ];
}

/** A text of the table in another language; names stay as they are. */
export function inTable(text: string, { known }: Pick<ConsentWords['table'], 'known'>): string {
  const [number = '#'] = /^\d+/.exec(text) ?? [];
  return known?.[text] ?? known?.[text.replace(number, '#')]?.replace('#', number) ?? text;
}
