/** Texts of the relationship quiz. */
import { getEntry, type CollectionEntry } from 'astro:content';
import type { QuizContent, TogetherContent } from './quiz.schema.ts';
import { ENGLISH } from './words.en.ts';
import type { QuizVersion } from './words.ts';
import { spanishQuiz } from './words.es.ts';
import { waysToHelp } from '#features/safety/help-lines.ts';
import { HELP_LINES } from '#features/safety/help-lines.queries.ts';
import { versionsOf } from '#features/translations/translations.queries.ts';
import { frontDoor } from '#features/translations/page-language.ts';
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

/** The words around the questions, and where they lead, for the island, which has them in English. */
const spanish = (path: string, privacyHref: string | undefined): QuizVersion => ({
  words: spanishQuiz(privacyHref !== undefined),
  path,
  privacyHref: privacyHref ?? ENGLISH.privacyHref,
});

/** The quiz on a page in Spanish of a practice that writes English first. */
async function inSpanish(): Promise<QuizContent> {
  const entry = await getEntry('quiz-es', 'quizzes/es/relationship-reality-check');
  if (!entry)
    throw new Error('src/content/quizzes/es needs a file relationship-reality-check.yaml');
  const of = async (path: string) => (await versionsOf(path))?.es;
  const path = await of(ENGLISH.path);
  if (!path)
    throw new Error(`src/content/pages/es needs the quiz, with “translates: ${ENGLISH.path}”`);
  return {
    ...entry.data,
    ...facts('es', (await of(site.consultation.path)) ?? frontDoor('es')),
    translated: spanish(path, await of(ENGLISH.privacyHref)),
  };
}

/** The Relationship Reality Check with everything its island needs to begin. */
export async function quiz(language: Language = site.language): Promise<QuizContent> {
  if (language !== site.language) return inSpanish();
  const { tangle: _card, together: _pair, ...data } = await words();
  return {
    ...data,
    ...facts(language),
    ...(language === 'es' && { translated: spanish(ENGLISH.path, ENGLISH.privacyHref) }),
  };
}

/** Texts of the card, and of taking the quiz together. */
export async function quizTogether(): Promise<TogetherContent> {
  const { tangle, together } = await words();
  return { tangle, together, practice: site.name };
}
