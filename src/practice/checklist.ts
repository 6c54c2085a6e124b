/** “Before you go live”: reads the written project and says what is still missing. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from './answers/answers.ts';
import { slug } from './answers/slug.ts';
import { QUIZ } from './content.ts';
import { isOffered } from './content-people.ts';
import { PRACTICE_WORDS } from './words-by-language.ts';

const FICTIONAL = /555-01\d\d\b/;

/**
 * Starter texts that nobody may rely on before they were read, as patterns below `src/content`: those that people in
 * danger read and what the practice promises them by a clinician, those about the law by a lawyer. In a practice that
 * writes English first, a clinician reads the Spanish that is left (`src/content/README.md`).
 */
export function readFirst({
  crisisPage,
}: Answers): Readonly<Record<'clinician' | 'lawyer', string[]>> {
  return {
    clinician: [
      `services/${crisisPage.id}.md`,
      'faqs/crisis-now.md',
      'faqs/confidential.md',
      'policies.yaml',
      'safety.yaml',
      'pages/thank-you.md',
      'quizzes/*.yaml',
    ],
    lawyer: ['legal/*.md', 'notices/*.md', 'pages/fees-and-faqs.md'],
  };
}

const words = (text: string): number => text.split(/\s+/).length;

/** In order, each as a sentence that names a file. */
export function checklist(root: string, answers: Answers): string[] {
  const { checklist: say, facts, firstPost, slot } = PRACTICE_WORDS[answers.language];
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const inContent = (...patterns: string[]): string[] =>
    globSync(
      patterns.map((pattern) => `src/content/${pattern}`),
      { cwd: root },
    )
      .map((path) => path.replaceAll('\\', '/'))
      .sort();
  const named = (patterns: readonly string[]): string => inContent(...patterns).join(', ');
  const { state } = answers.place;
  const first = readFirst(answers);
  return [
    ...(FICTIONAL.test(answers.phone) ? [say.phone] : []),
    ...(/example\.(?:com|org|net)$/.test(new URL(answers.url).hostname) ? [say.url] : []),
    ...(/@example\./.test(answers.email) ? [say.email] : []),
    answers.lawPack === 'none'
      ? say.noLaw(state, `src/content/laws/${slug(state)}.yaml`)
      : say.law(`src/content/laws/${answers.lawPack}.yaml`),
    ...inContent('**/*.md')
      .filter((path) => !path.endsWith('README.md') && read(path).includes(slot))
      .map((path) => say.slot(path, slot)),
    ...answers.people
      .filter(({ about = '' }) => words(about) < 100)
      .map(({ id }) => say.thinPerson(`src/content/therapists/${id}.md`)),
    ...answers.offers
      .filter(({ about = '' }) => words(about) < 100)
      .map(({ id }) => say.thinService(`src/content/services/${id}.md`)),
    ...answers.offers
      .filter(({ id }) => !isOffered(answers, id))
      .map(({ id }) => say.notOffered(`src/content/services/${id}.md`)),
    ...inContent('images/*.svg')
      .filter((path) => read(path).includes('id="ground"'))
      .map((path) => say.portrait(path)),
    ...(answers.offices.length > 0 ? [say.map] : []),
    say.slots,
    ...(answers.headline ? [] : [say.headline]),
    ...(answers.parts.newsletter ? [say.issues(answers.newsletter.name)] : []),
    ...(answers.parts.blog ? [say.post(`src/content/posts/${firstPost}.md`)] : []),
    ...(answers.parts.quiz ? [say.quiz(`src/content/${QUIZ}`)] : []),
    ...(answers.font ? [say.font] : []),
    ...(read('src/site.config.ts').includes(facts.sampleNotice) ? [say.sample] : []),
    ...say.readFirst({ clinician: named(first.clinician), lawyer: named(first.lawyer) }),
    say.last,
  ];
}
