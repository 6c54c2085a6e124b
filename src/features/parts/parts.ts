/** The parts that a site may be without, and everything that belongs to each. */

import { KEPT_WORKER } from '#lib/kept-pages.ts';
import { type Language, LANGUAGES } from '#lib/language.ts';
import { RESET_THANKS_PATHS, THANK_YOU_PATHS } from '#lib/fixed-paths.ts';

/** What no content can answer: `parts` of `site.config.ts`. */
export interface Switches {
  /** Relationship Reality Check with its banner, therapist finder, detox quiz. */
  quiz: boolean;
  /** The crisis page and opened guides on the visitor's device, on request, for offline use. */
  offline: boolean;
  /** Without sign-in and inbox at `/admin`, leads are only delivered and exported. */
  staffArea: boolean;
  /** Every component in every state, for developers. Only with all other parts on: they show those, too. */
  demos: boolean;
}

/** Off: no page, link, form, feed, script or redirect target of the part is built. */
export interface Parts extends Switches {
  /** Episodes with player and transcript, and the feed for podcast apps. */
  podcast: boolean;
  /** Everything in `content/programs`, such as the Reset with its form and the weekend. */
  programs: boolean;
  blog: boolean;
  /** Guides with worksheets and their PDFs. */
  guides: boolean;
  newsletter: boolean;
  /** Pages in other languages than the one that the practice writes first, each below its name (`/es`). */
  translations: boolean;
  /** Times for the free call; without them, the form asks when to call. */
  slots: boolean;
}
export type Part = keyof Parts;

export interface PartContents {
  /**
   * What turns it on if it is no draft: one of these files below `content`, or any of a folder (`posts/*.md`). Without it, a
   * switch does. Like all paths here, one of a language counts where that is not the practice’s first.
   */
  content?: readonly string[];
  /**
   * Pages and files, by the page that they redirect to when the part is off; below `''` they have no successor.
   * `/blog/*` is everything below; one with `#` is a place on another page. {@link NEWSLETTER} is replaced by the
   * newsletter archive's path.
   */
  addresses: Readonly<Record<string, readonly string[]>>;
  /** Pages with these kinds of sections, by the page they redirect to. */
  pagesWith?: Readonly<Record<string, string>>;
  /** A collection whose files are pages below `below`; `also` are further endings of their address. */
  pages?: { folder: string; below: string; to: string; also?: readonly string[] };
  /** Only this part shows them. */
  collections: readonly string[];
  /** Kinds of sections, and fields of pages, that only make sense with it. */
  sections: readonly string[];
  fields: readonly string[];
  /** Of its icon among the social links. */
  icon?: string;
  /** Files below `content` without which its links would lead nowhere. */
  needs?: readonly string[];
}

const HUB = '/resources-hub';
/** Start of addresses below `newsletter.path` of `site.config.ts`. */
export const NEWSLETTER = '/{newsletter}';

/** Collections of the quiz in each language that a practice may translate it to. */
const QUIZZES = LANGUAGES.map((language) => `quiz-${language}`);

export const PARTS: Readonly<Record<Part, PartContents>> = {
  podcast: {
    content: ['episodes/*.md'],
    addresses: {
      [HUB]: ['/resources/podcasts', '/resources/podcasts/*', '/podcast.xml'],
      '': ['/podcast-cover.png', '/episodes/*'],
    },
    collections: ['episodes'],
    sections: [],
    fields: [],
    icon: 'podcast',
  },
  quiz: {
    addresses: {
      [HUB]: ['/quiz', '/quiz-result', '/resources/quizzes-tools'],
      '': ['/quiz.json', '/quiz-together.json'],
    },
    // Translations of the first two have no page to lead to in their language.
    pagesWith: { detox: HUB, matching: '/team', quiz: '', 'quiz-result': '' },
    collections: ['quizzes', ...QUIZZES, 'matching', 'detox'],
    sections: ['quiz', 'quiz-result', 'matching', 'detox'],
    fields: ['banner'],
    needs: ['quizzes/relationship-reality-check.yaml', 'pages/quiz.md', 'pages/quiz-result.md'],
  },
  programs: {
    content: ['programs/*.md'],
    addresses: {
      '/services': ['/programs', ...Object.values(RESET_THANKS_PATHS)],
    },
    pagesWith: { book: '/services' },
    pages: { folder: 'programs', below: '/', to: '/services' },
    collections: ['programs'],
    sections: ['programs', 'reset', 'book'],
    fields: [],
    needs: ['pages/programs.md'],
  },
  blog: {
    content: ['posts/*.md'],
    addresses: { [HUB]: ['/resources/blog', '/resources/blog/*', '/blog/*'] },
    collections: ['posts'],
    sections: [],
    fields: [],
  },
  guides: {
    content: ['guides/*.md'],
    addresses: { [HUB]: ['/resources/downloads-guides'] },
    pages: { folder: 'guides', below: '/resources/', to: HUB, also: ['.pdf'] },
    collections: ['guides'],
    sections: ['guides'],
    fields: [],
  },
  newsletter: {
    content: ['pages/signed-up.md'],
    addresses: {
      [HUB]: [NEWSLETTER, `${NEWSLETTER}/*`, '/signed-up'],
      '': ['/resources-hub#newsletter'],
    },
    collections: ['issues'],
    sections: ['newsletter', 'signup'],
    fields: [],
  },
  translations: {
    content: LANGUAGES.map((language) => `pages/${language}.md`),
    addresses: { '/': LANGUAGES.flatMap((language) => [`/${language}`, `/${language}/*`]) },
    collections: QUIZZES,
    sections: [],
    fields: [],
    needs: LANGUAGES.map((language) => `pages${THANK_YOU_PATHS[language]}.md`),
  },
  slots: {
    content: ['slots.yaml'],
    addresses: { '': ['/free-calls.json'] },
    collections: ['slots'],
    sections: [],
    fields: [],
  },
  offline: {
    addresses: { '': [KEPT_WORKER] },
    collections: [],
    sections: [],
    fields: [],
  },
  staffArea: {
    addresses: { '': ['/admin', '/admin/*'] },
    collections: [],
    sections: [],
    fields: [],
  },
  demos: {
    addresses: {
      '': [
        '/component-templates',
        '/demo/*',
        '/example-service',
        '/hero-demo',
        '/icon-demo',
        '/social-icons',
      ],
    },
    collections: [],
    sections: [],
    fields: [],
  },
};

/** In which language an address or a file of `content` is, if its folder or name says so. */
const languageIn = (path: string): Language | undefined =>
  LANGUAGES.find((language) => new RegExp(`^(?:pages)?/${language}(?:[/.]|$)`).test(path));

/** Whether a practice may have it: below its own first language’s name are no translations. */
export const mayHave = (path: string, first: Language): boolean => languageIn(path) !== first;

/**
 * Which parts a site has: those with content, and those switched on.
 * @param published paths below `content`, without drafts @param first language that the practice writes first
 */
export function partsOf(switches: Switches, published: readonly string[], first: Language): Parts {
  const isThere = (content: string): boolean => {
    const [folder = '', end] = content.split('*');
    return published.some((file) =>
      end === undefined ? file === content : file.startsWith(folder) && file.endsWith(end),
    );
  };
  const byContent = Object.entries(PARTS).map(([part, { content }]) => [
    part,
    content?.some((one) => mayHave(one, first) && isThere(one)) ?? false,
  ]);
  return { ...(Object.fromEntries(byContent) as Omit<Parts, keyof Switches>), ...switches };
}

export function partsOff(parts: Parts): Part[] {
  const all = Object.keys(PARTS) as Part[];
  const isWhole = all.every((part) => parts[part] || part === 'demos');
  return all.filter((part) => !parts[part] || (part === 'demos' && !isWhole));
}

/**
 * What all parts but those that are `off` lack, as sentences with the file and what else to do. Of a language nothing is
 * missing until its home page is there.
 * @param has whether `content` has a file @param first language that the practice writes first
 */
export function contentMissing(
  off: readonly Part[],
  has: (path: string) => boolean,
  first: Language,
): string[] {
  const home = (path: string): string | undefined => {
    const language = languageIn(path);
    return language && `pages/${language}.md`;
  };
  const isNeeded = (path: string): boolean =>
    home(path) === undefined || (mayHave(path, first) && has(home(path) ?? ''));
  return (Object.keys(PARTS) as Part[])
    .filter((part) => !off.includes(part))
    .flatMap((part) =>
      (PARTS[part].needs ?? [])
        .filter((path) => isNeeded(path) && !has(path))
        .map(
          (path) =>
            `src/content/${path} is missing. Write it (src/content/README.md), or ${PARTS[part].content ? `make src/content/${home(path) ?? PARTS[part].content[0]} a draft` : `set parts.${part} to false in src/site.config.ts`}.`,
        ),
    );
}
