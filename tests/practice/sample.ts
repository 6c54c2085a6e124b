/**
 * Tests of words, people or pages of the sample practice. `npm run practice` sets `isSample` in `site.config.ts` to
 * false: then these are left out, and what is true of any practice still runs.
 */
import { type Part, partsOff } from '#features/parts/parts.ts';
import { site } from '#site';
import { PARTS_HERE } from '../site/parts.ts';

const built = [
  'blog',
  'crawlers',
  'gallery',
  'guides',
  'help',
  'home',
  'legal',
  'people',
  'pictures',
  'podcast',
  'prices',
  'redirects',
  'routes',
  'search',
  'services',
  'spanish',
  'texts',
];

/** Test files by kind, as patterns. */
const SAMPLE_ONLY = {
  site: built.map((name) => `tests/site/${name}.built.test.ts`),
  // They edit or build the sample itself.
  builds: ['**'],
  unit: [
    'tests/requirements/**',
    'tests/boundaries/own-words.test.ts',
    'tests/boundaries/native-reader.test.ts',
    // Their examples are paths, words, facts and colors of the sample.
    'src/site-build/pages/check-scheduled.test.ts',
    'src/content-editor/keep-format.test.ts',
    'src/lib/redirects/suggest.test.ts',
    'src/features/structured-data/practice.test.ts',
    'src/practice/looks/mark.test.ts',
    'src/practice/looks/palette.test.ts',
    'src/practice/site-config.test.ts',
    'src/server/accounts/password.test.ts',
  ],
  // Their editors change posts and prices of the sample.
  server: ['tests/server/content-*.test.ts'],
} as const;

/** Tests of what only a part has: forms that the server takes, pages. */
const OF_PARTS: Readonly<Partial<Record<Part, string>>> = {
  quiz: 'tests/server/quiz.test.ts',
  programs: 'tests/server/reset.test.ts',
  newsletter: 'tests/server/newsletter.test.ts',
  staffArea: 'tests/site/staff.built.test.ts',
};

/** The files of the journeys of each tier, as patterns: of the sample all, of another practice those that click on none of its words. */
export const JOURNEYS = site.isSample
  ? {
      quick: { testMatch: '**/*.spec.ts' },
      deep: { testMatch: '**/*.spec.ts' },
      engines: { testMatch: '**/*.engine.ts' },
    }
  : {
      quick: { testMatch: '**/any-practice.spec.ts' },
      deep: { testMatch: '**/axe-routes.deep.spec.ts' },
      engines: { testMatch: '**/any-practice.engine.ts' },
    };

/** Patterns of the tests to leave out of this site's run. */
export function leftOut(kind: keyof typeof SAMPLE_ONLY): string[] {
  if (site.isSample) return [];
  const ofParts = partsOff(PARTS_HERE).flatMap((part) => OF_PARTS[part] ?? []);
  return [...SAMPLE_ONLY[kind], ...ofParts];
}
