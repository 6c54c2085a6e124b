/** The table on the cookie policy: everything that is kept or may be, from the registries that rule the loaders. */
import { OPTIONAL } from './consent.ts';
import { KEPT_HERE } from './kept-here.ts';
import { EMBEDS, type Kept, type Tags, taggedParties } from './third-parties.ts';

export interface KeptRow extends Kept {
  who: string;
}

export interface KeptGroup {
  title: string;
  /** What the title means, or that there is nothing. */
  text: string;
  rows: readonly KeptRow[];
}

const TEXTS = {
  analytics: ['Kept once you allow Analytics.', 'Nothing. We count nobody.'],
  marketing: ['Kept once you allow Marketing.', 'Nothing. We run no ads that look back here.'],
  functional: ['Loaded once you press the button beside it, or allow Functional.', ''],
} as const;

/** The groups of the table in the order of the cookie panel. */
export function keptGroups(tags: Tags): KeptGroup[] {
  const parties = [...taggedParties(tags), ...EMBEDS];
  const optional = OPTIONAL.map((category): KeptGroup => {
    const rows = parties
      .filter((party) => party.category === category)
      .flatMap(({ name: who, host, purpose, keeps }) =>
        keeps.length
          ? keeps.map((kept) => ({ ...kept, who: `${who} (${host})` }))
          : [{ name: 'whatever it sets', who: `${who} (${host})`, purpose, lasts: 'as it says' }],
      );
    const [some, none] = TEXTS[category];
    const title = `${category.slice(0, 1).toUpperCase()}${category.slice(1)}`;
    return { title, text: rows.length ? some : none, rows };
  });
  return [
    {
      title: 'Necessary',
      text: 'Kept in your browser’s storage. None of it is a cookie, and none is sent to anybody.',
      rows: KEPT_HERE.map((kept) => ({ ...kept, who: 'this site' })),
    },
    ...optional,
  ];
}
