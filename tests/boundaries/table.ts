/** Who may import what in `src`: the arrows of the architecture, as the one table a test holds. */

/** What one folder (or one of the few files beside the folders) may import. */
export interface Allowance {
  /** Folders or files of `src`, itself not included: inside its own folder a file imports freely. */
  from: readonly string[];
  /** Those of `from` whose types may be imported and nothing else. */
  typesOnly?: readonly string[];
  /** npm packages and built-in prefixes (`node:`, `astro:`). */
  packages: readonly string[];
}

const FRAMEWORK = ['astro', 'astro:'];

export const TABLE: Readonly<Record<string, Allowance>> = {
  domain: { from: [], packages: ['zod'] },
  'site.config.ts': { from: ['domain'], packages: [] },
  'content.config.ts': { from: ['domain', 'site.config.ts'], packages: FRAMEWORK },
  // The only place that asks the collections; everything else gets entries handed over.
  collections: { from: ['domain', 'site.config.ts'], packages: FRAMEWORK },
  // Fills in prices on every page and feed.
  'middleware.ts': { from: ['domain', 'collections'], packages: FRAMEWORK },
  stores: { from: ['domain'], packages: ['nanostores'] },
  behaviors: { from: ['stores', 'domain'], packages: [] },
  ui: { from: ['domain'], typesOnly: ['domain'], packages: ['react', '@radix-ui', ...FRAMEWORK] },
  islands: {
    from: ['ui', 'stores', 'domain'],
    packages: ['react', 'react-dom', '@nanostores/react', '@radix-ui'],
  },
  sections: {
    from: ['islands', 'ui', 'behaviors', 'domain', 'site.config.ts', 'collections'],
    packages: FRAMEWORK,
  },
  layouts: {
    from: [
      'sections',
      'islands',
      'ui',
      'behaviors',
      'domain',
      'site.config.ts',
      'collections',
      'styles',
    ],
    packages: [...FRAMEWORK, 'astro-seo', 'schema-dts'],
  },
  pages: {
    from: ['layouts', 'sections', 'domain', 'site.config.ts', 'collections'],
    packages: FRAMEWORK,
  },
  integrations: {
    from: ['domain', 'site.config.ts'],
    packages: [
      'astro',
      'node:',
      '@astrojs/partytown',
      'cheerio',
      'harfbuzzjs',
      'lightningcss',
      'pdfkit',
      'sharp',
      'vite',
      'subset-font',
    ],
  },
  guard: {
    from: ['domain', 'site.config.ts'],
    packages: [
      'node:',
      'yaml',
      'mdast-util-from-markdown',
      'mdast-util-gfm',
      'micromark-extension-gfm',
      'github-slugger',
      'flesch-kincaid',
      'syllable',
    ],
  },
  server: {
    from: ['domain', 'site.config.ts'],
    packages: [
      'node:',
      'astro',
      'hono',
      '@hono/node-server',
      'sirv',
      'cheerio',
      'pg',
      'nodemailer',
    ],
  },
  styles: { from: [], packages: ['tailwindcss'] },
};

/** What a test beside the code may import on top of what the code may. */
export const TEST_PACKAGES: readonly string[] = ['vitest', 'fast-check', 'node:'];
export const TEST_FOLDERS: readonly string[] = ['site.config.ts'];

/** Folders whose code runs in the browser, where classic `zod` would cost four times `zod/mini`. */
export const BROWSER_FOLDERS: readonly string[] = ['behaviors', 'islands', 'stores', 'ui'];
