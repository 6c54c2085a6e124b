export interface LegalWords {
  plain: string;
  /** Before the rule behind a notice. */
  source: string;
  home: string;
  notices: string;
  /** Before a day. */
  version: (version: string) => string;
  reviewed: string;
  /** Heading of the table of cookies. */
  byName: string;
}

export const ENGLISH_LEGAL: LegalWords = {
  plain: 'In plain words',
  source: 'Source:',
  home: 'Home',
  notices: 'Notices',
  version: (version) => `Version ${version}, from`,
  reviewed: 'Last reviewed',
  byName: 'Everything, by name',
};
