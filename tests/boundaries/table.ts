/**
 * What may import what: the single source for the rule (`boundaries.test.ts`) and the tables of ARCHITECTURE.md
 * (`readme.ts`). The name of a file says its layer, the folder its place; an import must be allowed by both.
 */

/** A kind of file, by its name. */
export interface Layer {
  /** Its name as people write it, for the document. */
  name: string;
  has: string;
  /** Other layers; its own is always allowed. */
  from: readonly string[];
  /** npm packages and built-in prefixes (`node:`, `astro:`). */
  packages: readonly string[];
}

const FRAMEWORK = ['astro', 'astro:'];
const REACT = ['react', 'react-dom', '@nanostores/react', '@radix-ui', 'keen-slider'];

/** Of files in `features`, `lib`, `ui`, `gallery` and the files beside them. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  schema: {
    name: '`*.schema.ts`',
    has: 'zod schema, types, messages; no DOM, no clock',
    from: ['function'],
    packages: ['zod'],
  },
  function: {
    name: '`x.ts`',
    has: 'pure functions and words',
    from: ['schema'],
    packages: ['zod'],
  },
  store: {
    name: '`*.store.ts`',
    has: 'nanostores: state that islands share; no React, the DOM behind arguments',
    from: ['schema', 'function'],
    packages: ['nanostores'],
  },
  client: {
    name: '`*.client.ts`',
    has: 'page scripts and what islands do to the page; inlined where it can be, so every byte counts',
    from: ['schema', 'function', 'store', 'style'],
    packages: ['minisearch', 'keen-slider'],
  },
  queries: {
    name: '`*.queries.ts`',
    has: 'questions to the content, at build time; the only door to `astro:content`',
    // Types of the component whose properties they fill.
    from: ['schema', 'function', 'island', 'markup', 'style'],
    packages: FRAMEWORK,
  },
  island: {
    name: '`X.tsx`, `use-x.ts`',
    has: 'a React island or a piece of one',
    from: ['schema', 'function', 'store', 'client', 'style'],
    packages: REACT,
  },
  markup: {
    name: '`X.astro`',
    has: 'markup; hydrates islands (`client:`)',
    from: ['schema', 'function', 'store', 'client', 'queries', 'island', 'style'],
    packages: [...FRAMEWORK, 'astro-seo', 'schema-dts'],
  },
  style: { name: '`x.css`', has: 'styles, drawings, fonts', from: [], packages: ['tailwindcss'] },
};

/** Allowed imports of one folder or top-level file. */
export interface Place {
  /** Description, for the document. */
  has: string;
  /** Folders or files of `src`; imports within the folder are always allowed. */
  from: readonly string[];
  /** Entries of `from` with type imports only. */
  typesOnly?: readonly string[];
  /** Only the files that are no markup, island, script, store or query. */
  pureOnly?: readonly string[];
  /** Packages, where no layer says them. */
  packages?: readonly string[];
}

/** What browsers of visitors are sent, or pages are made of. */
const SITE = ['features', 'ui', 'lib', 'site.config.ts', 'styles', 'page-kinds.ts'];
const COLLECTIONS = ['collections.ts', 'collection-schemas.ts'];
/** What commands and the server share with the site. */
const SHARED = ['features', 'lib'];

export const PLACES: Readonly<Record<string, Place>> = {
  lib: {
    has: 'Helpers that know nothing of this practice: days, forms, HTML, redirects',
    from: [],
  },
  ui: {
    has: 'Controls and pieces that two features use, and the drawings',
    from: ['lib', 'styles'],
  },
  features: {
    has: 'What people meet, a folder for each thing. What lies directly in it other features may use; what lies deeper is its own',
    // The portraits, of which the group portrait is composed.
    from: ['lib', 'ui', 'styles', 'site.config.ts', 'content', 'page-kinds.ts'],
    typesOnly: ['page-kinds.ts'],
  },
  'page-kinds.ts': {
    has: 'Kinds of sections with their schemas, and the pages made of them',
    from: SHARED,
    pureOnly: SHARED,
  },
  'Sections.astro': {
    has: 'Kinds of sections with their components',
    from: [...SITE],
  },
  'collections.ts': {
    has: 'Collections: where their files are, their addresses and words; everything else about them derives from it',
    from: ['lib'],
    pureOnly: ['lib'],
  },
  'collection-schemas.ts': {
    has: 'Collections with their schemas, for build, check and content editor',
    from: [...SHARED, 'page-kinds.ts', 'collections.ts'],
    pureOnly: SHARED,
    packages: ['zod'],
  },
  'site.config.ts': {
    has: 'Facts of the practice: name, office, hours, ids',
    from: SHARED,
    pureOnly: SHARED,
  },
  'content.config.ts': {
    has: 'How the files of the collections are read',
    // One reader of the files for check, build and editor.
    from: [...SHARED, 'site.config.ts', ...COLLECTIONS, 'content-lint'],
    pureOnly: SHARED,
    // Astro's reader of Markdown.
    packages: ['node:', 'satteri', ...FRAMEWORK],
  },
  // Inserts prices into all pages and feeds.
  'middleware.ts': {
    has: 'Replaces `{price:…}` in rendered pages',
    from: SHARED,
    packages: FRAMEWORK,
  },
  pages: {
    has: 'Routes only: an entry is loaded and handed to a feature',
    from: [...SITE, ...COLLECTIONS, 'Sections.astro', 'gallery', 'staff', 'staff/contract'],
    packages: FRAMEWORK,
  },
  gallery: {
    has: 'Every component in every state, and the demo routes',
    from: [...SITE, 'Sections.astro'],
  },
  styles: { has: 'Tokens, base, prose, print', from: [], packages: ['tailwindcss'] },
  'site-build': {
    has: 'What a build does besides pages: transforms, CSP, headers, redirects, compression ([guide](src/site-build/README.md))',
    // A picture from git becomes what it would be after an upload.
    from: [...SHARED, 'staff/contract', 'site.config.ts', 'content-editor', 'content-lint'],
    pureOnly: SHARED,
    packages: [
      'astro',
      'node:',
      '@astrojs/sitemap',
      'cheerio',
      'satori',
      'htmlparser2',
      'lightningcss',
      'prettier',
      'prettier-plugin-astro',
      'prettier-plugin-tailwindcss',
      'pdfkit',
      'react',
      'react-dom',
      'sharp',
      'subset-font',
      'vite',
    ],
  },
  'content-lint': {
    has: 'Checks of what editors wrote: law, prices, links, plain language',
    from: [...SHARED, 'site.config.ts', ...COLLECTIONS, 'page-kinds.ts'],
    pureOnly: SHARED,
    packages: ['astro', 'node:', 'yaml', 'satteri', 'github-slugger', 'flesch-kincaid', 'syllable'],
  },
  // Runs in a process of its own in the folder of the content, so the server needs none of these packages.
  'content-editor': {
    has: 'What saves of the content editor go through, and pictures from git as well',
    from: [...SHARED, ...COLLECTIONS, 'staff/contract', 'site.config.ts', 'content-lint'],
    pureOnly: SHARED,
    packages: ['node:', 'yaml', 'prettier', 'sharp'],
  },
  practice: {
    has: '`npm run practice`: another practice, from answers ([guide](src/practice/README.md))',
    from: [...SHARED, 'site.config.ts', ...COLLECTIONS],
    pureOnly: SHARED,
    packages: [
      'node:',
      'yaml',
      'prettier',
      'zod',
      'culori',
      'sharp',
      'subset-font',
      '@capsizecss/core',
      '@capsizecss/unpack',
      '@clack/prompts',
    ],
  },
  'staff/contract': {
    has: 'Types and rules that browsers of staff and the server share; forms of the content editor',
    from: [...SHARED, 'site.config.ts', ...COLLECTIONS, 'page-kinds.ts'],
    pureOnly: SHARED,
    packages: ['zod'],
  },
  // The pages of visitors never import it.
  staff: {
    has: 'The staff area: a folder for each place, with its own stores, controls, layouts and styles',
    from: ['staff/contract', ...SITE, ...COLLECTIONS],
    packages: [
      ...REACT,
      'nanostores',
      '@simplewebauthn/browser',
      'turndown',
      'tailwindcss',
      ...FRAMEWORK,
    ],
  },
  'node-floor.mjs': {
    has: 'The oldest Node that runs this, from `package.json`',
    from: [],
    packages: ['node:'],
  },
  server: {
    has: 'Receives, stores and delivers leads ([guide](src/server/README.md))',
    from: [...SHARED, 'collections.ts', 'staff/contract', 'site.config.ts', 'node-floor.mjs'],
    pureOnly: SHARED,
    packages: [
      'node:',
      'astro',
      'zod/mini',
      'hono',
      '@hono/node-server',
      'cheerio',
      'htmlparser2',
      'pg',
      'nodemailer',
      '@zxcvbn-ts/core',
      '@zxcvbn-ts/language-common',
      '@simplewebauthn/server',
      // Phone numbers as people write them, for the inbox.
      'awesome-phonenumber',
      'uqr',
      // Encrypts notices to phones.
      'web-push',
    ],
  },
};

/** A folder inside of `src/staff` or `src/server`. */
export interface Room {
  /** Description, for the document. */
  has: string;
  /** Other rooms of the same folder, all of them above it in the table: there are no circles. */
  from: readonly string[];
}

const LOW = ['db', 'base'];
const BELOW = ['stores', 'ui', 'frame'];

/** The floors of the two biggest folders, from the lowest to the highest. */
export const ROOMS: Readonly<Record<string, Readonly<Record<string, Room>>>> = {
  server: {
    base: { has: 'Clock, log, settings, mail, requests and answers, limits', from: [] },
    db: {
      has: 'SQLite and PostgreSQL: drivers, transactions, the schema and its steps',
      from: ['base'],
    },
    site: { has: 'Files of the site, redirects, the listener, connections', from: ['base'] },
    leads: {
      has: 'Forms are received, leads are stored once, delivered, and erased',
      from: LOW,
    },
    accounts: {
      has: 'Accounts of staff: sessions, passkeys, second steps, what a role may, the audit log',
      from: LOW,
    },
    calls: {
      has: 'Calls that are offered, booked and changed; busy calendars; the feed',
      from: ['accounts', 'leads', ...LOW],
    },
    desk: {
      has: 'What staff do with leads: inbox, actions, replies, notices, one person’s data',
      from: ['calls', 'accounts', 'leads', ...LOW],
    },
    editor: {
      has: 'The content editor: saves, previews and publications in a git working copy',
      from: ['accounts', 'site', ...LOW],
    },
    run: {
      has: 'The server as a whole: its parts are connected here; jobs, health, alerts, backups, releases, doctor, demo',
      from: ['editor', 'desk', 'calls', 'accounts', 'leads', 'site', ...LOW],
    },
    commands: {
      has: 'Commands of operators',
      from: ['run', 'editor', 'desk', 'calls', 'accounts', 'leads', 'site', ...LOW],
    },
  },
  staff: {
    contract: { has: 'Types and rules that browsers of staff and the server share', from: [] },
    styles: { has: 'Styles of the staff area', from: [] },
    stores: { has: 'What the places know and ask the server, in nanostores', from: ['contract'] },
    ui: { has: 'Controls', from: ['contract', 'stores'] },
    frame: {
      has: 'Around each place: navigation, own menu, toasts',
      from: ['contract', 'stores', 'ui'],
    },
    'sign-in': {
      has: 'Passkey, password, second step, set-up link',
      from: ['contract', 'stores', 'ui'],
    },
    account: { has: 'One’s own account', from: ['contract', ...BELOW, 'sign-in'] },
    'follow-up': { has: 'What happens to a lead after it was read', from: ['contract', ...BELOW] },
    lead: { has: 'One lead', from: ['contract', ...BELOW, 'follow-up'] },
    notices: { has: 'Which notices one gets, and where', from: ['contract', ...BELOW] },
    inbox: { has: 'All leads', from: ['contract', ...BELOW, 'follow-up', 'lead', 'notices'] },
    slots: { has: 'Calls that are booked and offered', from: ['contract', ...BELOW, 'account'] },
    overview: { has: 'Numbers', from: ['contract', ...BELOW] },
    people: { has: 'Accounts of staff, and the audit log', from: ['contract', ...BELOW] },
    content: { has: 'Around the content editor', from: ['contract', ...BELOW] },
    layouts: {
      has: 'A page for each place',
      from: [
        ...['contract', 'styles', ...BELOW, 'sign-in', 'account', 'inbox', 'slots', 'notices'],
        ...['overview', 'people', 'content'],
      ],
    },
  },
};

/** Additional imports allowed in unit tests next to the code. */
export const TEST_PACKAGES: readonly string[] = [
  'vitest',
  'fast-check',
  'node:',
  'react',
  'react-dom',
];
export const TEST_PLACES: readonly string[] = [
  'site.config.ts',
  'features',
  'page-kinds.ts',
  'collection-schemas.ts',
];
