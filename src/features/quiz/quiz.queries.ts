/** Texts of the relationship quiz. */
import { getEntry, type CollectionEntry } from 'astro:content';
import type { QuizContent, TogetherContent } from './quiz.schema.ts';
import { ENGLISH } from './words.en.ts';
import { QUIZ_WORDS } from './words-by-language.ts';
import type { QuizVersion } from './words.ts';
import { waysToHelp } from '#features/safety/help-lines.ts';
import { HELP_LINES } from '#features/safety/help-lines.queries.ts';
import { versionsOf } from '#features/translations/translations.queries.ts';
import { frontDoor } from '#features/translations/page-language.ts';
import { languageNote } from '#lib/language-note.ts';
import type { Language } from '#lib/language.ts';
import { site } from '#site';
import { bookingAddress } from '#features/booking/booking.queries.ts';

async function words(): Promise<CollectionEntry<'quizzes'>['data']> {
  const entry = await getEntry('quizzes', 'quizzes/relationship-reality-check');
  if (!entry) throw new Error('src/content/quizzes needs a file relationship-reality-check.yaml');
  return entry.data;
}

/** What does not depend on the language but for its help lines, and the page that books a call. */
function facts(language: Language, bookingPage?: string) {
  const { hubspot, legalName } = site;
  // What the quiz is about, where the form offers it.
  const about = 'couples-therapy';
  const service = Object.hasOwn(site.services, about) ? about : undefined;
  return {
    ids: { portalId: hubspot.portalId, formId: hubspot.forms.quiz },
    practice: legalName,
    book: bookingAddress({ service }, bookingPage),
    lines: waysToHelp(HELP_LINES[language]),
  };
}

/** The words around the questions, and where they lead, for the island, which has them for English pages at the usual addresses. */
function versionIn(language: Language, path: string, privacyHref?: string): QuizVersion {
  const words = QUIZ_WORDS[language];
  const note = privacyHref === undefined ? languageNote(language, site.language) : '';
  return {
    words: { ...words, privacy: words.privacy + note },
    path,
    privacyHref: privacyHref ?? ENGLISH.privacyHref,
  };
}

/** The quiz on a page in another language than the practice writes first. */
async function inOther(language: Language): Promise<QuizContent> {
  const entry = await getEntry(
    `quiz-${language}`,
    `quizzes/${language}/relationship-reality-check`,
  );
  if (!entry)
    throw new Error(`src/content/quizzes/${language} needs a file relationship-reality-check.yaml`);
  const of = async (path: string) => (await versionsOf(path))?.[language];
  const path = await of(ENGLISH.path);
  if (!path)
    throw new Error(
      `src/content/pages/${language} needs the quiz, with “translates: ${ENGLISH.path}”`,
    );
  return {
    ...entry.data,
    ...facts(language, (await of(site.consultation.path)) ?? frontDoor(language)),
    translated: versionIn(language, path, await of(ENGLISH.privacyHref)),
  };
}

/** The Relationship Reality Check with everything its island needs to begin. */
export async function quiz(language: Language = site.language): Promise<QuizContent> {
  if (language !== site.language) return inOther(language);
  const { tangle: _card, together: _pair, ...data } = await words();
  return {
    ...data,
    ...facts(language),
    ...(language !== 'en' && { translated: versionIn(language, ENGLISH.path) }),
  };
}

/** Texts of the card, and of taking the quiz together. */
export async function quizTogether(): Promise<TogetherContent> {
  const { tangle, together } = await words();
  return { tangle, together, practice: site.name };
}
