/**
 * Folders of `src` and their allowed imports: the single source for the rule (`boundaries.test.ts`) and the README
 * (`readme.ts`).
 */

/** Allowed imports of one folder or top-level file. */
export interface Allowance {
  /** Description of the folder, for the README. */
  has: string;
  /** Folders or files of `src`; imports within the folder are always allowed. */
  from: readonly string[];
  /** Entries of `from` with type imports only. */
  typesOnly?: readonly string[];
  /** npm packages and built-in prefixes (`node:`, `astro:`). */
  packages: readonly string[];
}

const FRAMEWORK = ['astro', 'astro:'];

export const TABLE: Readonly<Record<string, Allowance>> = {
  domain: {
    has: 'Pure data and rules: schemas, types, messages, calculations',
    from: [],
    packages: ['zod'],
  },
  'node-floor.mjs': {
    has: 'The oldest Node that runs this, from `package.json`',
    from: [],
    packages: ['node:'],
  },
  'site.config.ts': {
    has: 'Facts of the practice: name, office, hours, ids',
    from: ['domain'],
    packages: [],
  },
  'content.config.ts': {
    has: 'Collections and their schemas',
    // One reader of the files for check, build and editor.
    from: ['domain', 'site.config.ts', 'content-lint'],
    // Astro's reader of Markdown.
    packages: ['node:', 'satteri', ...FRAMEWORK],
  },
  // Only this folder queries the collections; everything else gets entries passed in.
  collections: {
    has: 'Queries over the collections, one file per topic; nothing else queries them',
    // The drawings of the portraits, of which the group portrait is composed.
    from: ['domain', 'site.config.ts', 'content'],
    packages: FRAMEWORK,
  },
  // Inserts prices into all pages and feeds.
  'middleware.ts': {
    has: 'Replaces `{price:…}` in rendered pages',
    from: ['domain', 'collections'],
    packages: FRAMEWORK,
  },
  stores: {
    has: 'State shared by islands: forms, toasts, quiz, API client (nanostores, no React)',
    from: ['domain'],
    packages: ['nanostores'],
  },
  client: {
    has: 'Page scripts without React: header, consent, embeds; inlined, so every byte counts',
    from: ['stores', 'domain'],
    packages: ['minisearch'],
  },
  ui: {
    has: 'Controls: buttons, fields, dialogs, icons',
    from: ['domain', 'styles'],
    typesOnly: ['domain'],
    packages: ['react', '@radix-ui', ...FRAMEWORK],
  },
  islands: {
    has: 'React islands, one interactive thing each',

    from: ['ui', 'stores', 'domain', 'styles'],
    packages: ['react', 'react-dom', '@nanostores/react', '@radix-ui', 'keen-slider'],
  },
  sections: {
    has: 'Sections of a page; `Sections.astro` picks one by `kind`',

    from: ['islands', 'ui', 'client', 'domain', 'site.config.ts', 'collections'],
    packages: FRAMEWORK,
  },
  layouts: {
    has: 'Page shell and page types',

    from: [
      'sections',
      'islands',
      'ui',
      'client',
      'domain',
      'site.config.ts',
      'collections',
      'styles',
    ],
    packages: [...FRAMEWORK, 'astro-seo', 'schema-dts'],
  },
  // Every component in every state, and the demo routes.
  gallery: {
    has: 'Every component in every state, and the demo routes',

    from: [
      'layouts',
      'sections',
      'islands',
      'ui',
      'client',
      'domain',
      'site.config.ts',
      'collections',
      'styles',
    ],
    packages: FRAMEWORK,
  },
  'staff/contract': {
    has: 'Types and rules that browsers of staff and the server share; forms of the content editor',
    from: ['domain', 'site.config.ts'],
    packages: ['zod'],
  },
  // The pages of visitors never import it.
  staff: {
    has: 'The staff area: a folder for each place, with its own stores, controls, layouts and styles',
    from: [
      'staff/contract',
      'layouts',
      'ui',
      'stores',
      'domain',
      'site.config.ts',
      'collections',
      'styles',
    ],
    packages: [
      'react',
      '@nanostores/react',
      'nanostores',
      '@simplewebauthn/browser',
      'tailwindcss',
      ...FRAMEWORK,
    ],
  },
  pages: {
    has: 'Routes only',

    from: [
      'gallery',
      'layouts',
      'staff',
      'staff/contract',
      'sections',
      'domain',
      'site.config.ts',
      'collections',
    ],
    packages: FRAMEWORK,
  },
  build: {
    has: 'Build steps: page transforms, CSP, headers, redirects, compression ([guide](src/build/README.md))',

    // A picture from git becomes what it would be after an upload.
    from: ['domain', 'staff/contract', 'site.config.ts', 'content-editor', 'content-lint'],
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
      'sharp',
      'vite',
      'subset-font',
    ],
  },
  'content-lint': {
    has: 'Checks of what editors wrote: law, prices, links, plain language',

    from: ['domain', 'site.config.ts'],
    packages: ['astro', 'node:', 'yaml', 'satteri', 'github-slugger', 'flesch-kincaid', 'syllable'],
  },
  // Runs in a process of its own in the folder of the content, so the server needs none of these packages.
  'content-editor': {
    has: 'What saves of the content editor go through, and pictures from git as well',
    from: ['domain', 'staff/contract', 'site.config.ts', 'content-lint'],
    packages: ['node:', 'yaml', 'prettier', 'sharp'],
  },
  practice: {
    has: '`npm run practice`: another practice, from answers ([guide](src/practice/README.md))',
    from: ['domain', 'site.config.ts'],
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
  server: {
    has: 'Receives, stores and delivers leads ([guide](src/server/README.md))',

    from: ['domain', 'staff/contract', 'site.config.ts', 'node-floor.mjs'],
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
  styles: {
    has: 'Tokens, base styles, shared styles',
    from: [],
    packages: ['tailwindcss'],
  },
};

/** Additional imports allowed in unit tests next to the code. */
export const TEST_PACKAGES: readonly string[] = ['vitest', 'fast-check', 'node:'];
export const TEST_FOLDERS: readonly string[] = ['site.config.ts'];

/** Browser folders, where classic `zod` would cost four times as much as `zod/mini`. */
export const BROWSER_FOLDERS: readonly string[] = ['client', 'islands', 'staff', 'stores', 'ui'];
