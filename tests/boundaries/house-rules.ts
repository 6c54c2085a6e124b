/** Rules that can be checked on the text of a single file. Each returns violations. */
import { LOCALES } from '../../src/lib/language.ts';
import { folderOf, isTest, readTree, type SourceFile } from './tree.ts';
import { strayWords } from './words.ts';

type Rule = (file: SourceFile) => string[];

const isConfig = (path: string): boolean => path === 'src/server/base/config.ts';

/** Matching lines as `file:line sentence`. */
function lines({ path, text }: SourceFile, pattern: RegExp, sentence: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${sentence}`] : []));
}

/** The template of an `.astro` file, without frontmatter and comments; line numbers are kept. */
function templateOf(text: string): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, '');
  return text.replace(/^\s*---\r?\n.*?\r?\n---/s, blank).replace(/<!--.*?-->/gs, blank);
}

const noEnvironment: Rule = (file) =>
  isConfig(file.path) || isTest(file.path)
    ? []
    : lines(
        file,
        /\bprocess\s*\.\s*env\b|\benv\b.*from 'node:process'/,
        'reads process.env outside src/server/base/config.ts',
      );

const noInlineDirective: Rule = (file) =>
  lines(file, /\bis:inline\b/, 'uses is:inline, which the content policy blocks');

/**
 * Staff pages have nothing to read before their island has asked the server, and nobody waits for them on a slow phone
 * at night; so they alone wake theirs at once (`client:now`).
 */
const STAFF_PAGES = 'src/staff/layouts/';

const lazyIslands: Rule = (file) => {
  if (!file.path.endsWith('.astro') || file.path.startsWith(STAFF_PAGES)) return [];
  const template = { path: file.path, text: templateOf(file.text) };
  const eager = lines(
    template,
    /\sclient:(?:load|idle|now)\b/,
    'wakes an island before anybody needs it',
  );
  return ['features', 'ui', 'gallery', 'Sections.astro'].includes(folderOf(file.path))
    ? eager
    : [
        ...eager,
        ...lines(
          template,
          /\sclient:\w+/,
          'has a client: directive outside features, ui and gallery',
        ),
      ];
};

/** Folders used by the build; browser, server and content lint have their own clocks. */
const BUILT = ['pages', 'site-build', 'middleware.ts'];
const isBuilt = (path: string): boolean =>
  BUILT.includes(folderOf(path)) || /\.astro$|\.queries\.ts$/.test(path);

const oneBuildDay: Rule = (file) =>
  // Releases need a time, not a date: builds of the same day are ordered.
  !isBuilt(file.path) || file.path.startsWith('src/site-build/output/release') || isTest(file.path)
    ? []
    : [
        ...lines(
          file,
          /\bnew Date\(\s*\)|\bDate\.now\(|\bdayAt\(/,
          'asks the clock; a build has one day: lib/build-date.queries.ts',
        ),
        ...(file.path === 'src/lib/build-date.queries.ts'
          ? []
          : lines(file, /\bBUILD_DAY\b/, 'asks for the day past lib/build-date.queries.ts')),
      ];

/** Breakpoint tokens in rem, by name. */
export const BREAKPOINTS: ReadonlyMap<string, number> = new Map(
  readTree('src/styles/tokens.css').flatMap(({ text }) =>
    [...text.matchAll(/--breakpoint-(\w+): ([\d.]+)rem;/g)].map(([, name = '', rem]) => [
      name,
      Number(rem),
    ]),
  ),
);

/** The staff pages have one more, from which a lead is beside the list. */
const STAFF_BREAKPOINTS: readonly number[] = readTree('src/staff/styles/shared.css').flatMap(
  ({ text }) => [...text.matchAll(/--breakpoint-\w+: ([\d.]+)rem;/g)].map(([, rem]) => Number(rem)),
);

const namedBreakpoints: Rule = ({ path, text }) =>
  [...text.matchAll(/\((min|max)-width:\s*([^)]*)\)/g)].flatMap(([whole, end, width = '']) => {
    const rem = Number(/^([\d.]+)rem$/.exec(width)?.[1]);
    // `max-width` queries use slightly less than the breakpoint.
    const own = path.includes('/staff/') ? STAFF_BREAKPOINTS : [];
    const named = [...BREAKPOINTS.values(), ...own].some((at) =>
      end === 'min' ? rem === at : rem < at && at - rem < 0.02,
    );
    return named ? [] : [`${path}: ${whole} is no breakpoint of src/styles/tokens.css`];
  });

/** What a role may is asked of `maySee`; these decide about the role itself. */
const KNOWS_ROLES = /^src\/(?:server\/accounts\/store|server\/commands)\/|kept-user\.ts$/;

const askedRoles: Rule = (file) =>
  isTest(file.path) || KNOWS_ROLES.test(file.path)
    ? []
    : lines(file, /role\)?\s*[!=]==\s*'/, 'compares a role with a name, in place of maySee');

/** A column that is added later would shift the values. The list of migrations is left as it was released. */
const namedColumns: Rule = (file) =>
  file.path.startsWith('src/server/') && !/\/(?:migrations|first-schema)\.ts$/.test(file.path)
    ? lines(
        file,
        /\binsert into [\w${}]+(?: as \w+)? *(?:values\b|select\b|[`'"]|$)/,
        'inserts without naming the columns',
      )
    : [];

/** Owners of the law; a profile has a table about its person. */
const NAMES_SUPERVISORS = /^src\/features\/people\/(?:PersonName|Supervision|Profile)\.astro$/;
/** Who has a plain `name` at hand. */
const KNOWS_THERAPISTS = /therapists\.queries\.ts|therapist\.schema\.ts/;

/** Markup that prints a therapist's name prints the supervisor, so it leaves both to one component. */
const supervisedNames: Rule = (file) => {
  if (!file.path.endsWith('.astro') || NAMES_SUPERVISORS.test(file.path)) return [];
  const person = String.raw`(?:\w+\.)*(?:data|person|therapist|author|who)\.`;
  const name = `${person}name${KNOWS_THERAPISTS.test(file.text) ? '|name' : ''}`;
  return [
    ...lines(
      file,
      /\bsupervis(?:ion|ionTerm|ionDetails|edBy)\(|\bsupervisor\??\.\w/,
      'names a supervisor; use features/people/PersonName.astro or supervisedName',
    ),
    ...lines(
      { path: file.path, text: templateOf(file.text) },
      // No value of an attribute, and no part of a text in backticks.
      new RegExp(String.raw`(?<![=$])\{(?:${name})\}`),
      'prints a name without the supervisor; use features/people/PersonName.astro',
    ),
  ];
};

/** Styles of the site are made from markup (`@source` in src/styles/global.css), those of staff from more. */
const utilitiesInMarkup: Rule = (file) =>
  /\.ts$/.test(file.path) && !isTest(file.path) && !file.path.startsWith('src/staff/')
    ? lines(
        file,
        new RegExp(String.raw`['"\s](?:${[...BREAKPOINTS.keys()].join('|')}):[a-z]+-[\w[]`),
        'has a utility, which Tailwind does not read in a .ts file',
      )
    : [];

/** Dates of `en-CA` are written as ours, `2026-03-04`: a format, and nobody's language. */
const KNOWS_LOCALES = /^src\/lib\/(?:language|zone-time)\.ts$/;

/**
 * Scripts of browsers: a constant that several import would be a file of its own, which a page asks for before anybody
 * touches it. They may write the locale, but only this one: with another locale in `LOCALES`, all are named here.
 */
const IN_BROWSERS =
  /^src\/staff\/|\.client\.ts$|\.tsx$|^src\/lib\/(?:day|time-words)\.ts$|^src\/features\/(?:booking\/reply-time\.ts|fees\/ReimbursementEstimate\.astro)$/;
const OTHER_LOCALE = new RegExp(
  `(['"\`])(?!(?:${Object.values(LOCALES).join('|')})\\1)[a-z]{2}[-_][A-Z]{2}\\b`,
);

const oneLocale: Rule = (file) =>
  KNOWS_LOCALES.test(file.path) || isTest(file.path)
    ? []
    : lines(
        file,
        IN_BROWSERS.test(file.path) ? OTHER_LOCALE : /(['"`])[a-z]{2}[-_][A-Z]{2}\b/,
        'names a locale; LOCALE of lib/language.ts is the one',
      );

/** All rules of this file by test title. */
export const HABITS: Readonly<Record<string, Rule>> = {
  'the environment is read in one place': noEnvironment,
  'a build has one day': oneBuildDay,
  'no script escapes the bundle': noInlineDirective,
  'islands sleep, and only features wake them': lazyIslands,
  'layouts switch at named breakpoints only (R306)': namedBreakpoints,
  'dates and numbers are written for one country': oneLocale,
  'utilities are in markup': utilitiesInMarkup,
  'one word means one concept': strayWords,
  'what a role may is asked in one place': askedRoles,
  'inserts name their columns': namedColumns,
  'an associate is never named without the supervisor (D44)': supervisedNames,
};
