/** “Before you go live”: reads the written project and says what is still missing. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from './answers/answers.ts';
import { FIRST_POST, QUIZ } from './content.ts';
import { isOffered } from './content-people.ts';

const FICTIONAL = /555-01\d\d\b/;

/** In order, each as a sentence that names a file. */
export function checklist(root: string, answers: Answers): string[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const content = globSync('src/content/**/*.md', { cwd: root }).sort();
  const slots = content
    .filter((path) => !path.endsWith('README.md'))
    .filter((path) => read(path).includes('To be filled in before going live'))
    .map(
      (path) =>
        `${path}: replace the block “To be filled in before going live” with the official text.`,
    );
  const config = read('src/site.config.ts');
  const drawn = globSync('src/content/images/*.svg', { cwd: root })
    .filter((path) => read(path).includes('id="ground"'))
    .sort()
    .map((path) => `${path}: replace the drawn placeholder with a portrait.`);
  const thin = answers.people
    .filter(({ about = '' }) => about.split(/\s+/).length < 100)
    .map(({ id }) => `src/content/therapists/${id}.md: write 250 to 400 words about the person.`);
  const thinOffers = answers.offers
    .filter(({ about = '' }) => about.split(/\s+/).length < 100)
    .map(({ id }) => `src/content/services/${id}.md: write 500 to 800 words about the service.`);
  return [
    ...(FICTIONAL.test(answers.phone)
      ? ['src/site.config.ts, phone: numbers with 555-01 are fictional; write the real one.']
      : []),
    ...(/example\.(?:com|org|net)$/.test(new URL(answers.url).hostname)
      ? ['src/site.config.ts, url: write the real address of the site.']
      : []),
    ...(/@example\./.test(answers.email)
      ? ['src/site.config.ts, email: write the real email address.']
      : []),
    ...(answers.lawPack === 'none'
      ? [
          `src/site.config.ts, lawPack: no law of ${answers.place.state} is checked; ask a lawyer, or write src/content/laws/${answers.place.state.toLowerCase().replaceAll(' ', '-')}.yaml.`,
        ]
      : [
          `src/content/laws/${answers.lawPack}.yaml: have a lawyer read the rules; they are a builder’s reading.`,
        ]),
    ...slots,
    ...thin,
    ...thinOffers,
    ...answers.offers
      .filter(({ id }) => !isOffered(answers, id))
      .map(
        ({ id }) =>
          `src/content/services/${id}.md, people: nobody of the answers offers it; name who does, or delete the file.`,
      ),
    ...drawn,
    ...(answers.offices.length > 0
      ? [
          'src/content/images/map.svg: draw the streets around your office, or take the section “office” off the home page.',
        ]
      : []),
    'src/content/slots.yaml: write when you take free calls. Federal holidays are closed; add your own days.',
    ...(answers.headline
      ? []
      : [
          'src/content/pages/index.md: write a headline of your own; it is the tagline until then.',
        ]),
    ...(answers.parts.newsletter
      ? [
          `src/content/issues: the archive of “${answers.newsletter.name}” is empty until you add an issue you sent (src/content/README.md, “Notices, roles and issues”).`,
        ]
      : []),
    ...(answers.parts.blog
      ? [
          `src/content/posts/${FIRST_POST}.md: rewrite it in your own words, then write the next one (src/content/README.md, “Posts”).`,
        ]
      : []),
    ...(answers.parts.quiz
      ? [
          `src/content/${QUIZ}: rewrite the neutral statements and results, and let a clinician read them (src/content/README.md, “The quiz”).`,
        ]
      : []),
    ...(answers.font ? ['src/styles/fonts: put the license file of the font beside it.'] : []),
    ...(config.includes("sampleNotice: 'Not live yet.'")
      ? [
          'src/site.config.ts, sampleNotice: set it to an empty text; the checks then look for samples, too.',
        ]
      : []),
    'src/content/README.md, “Spanish, before it goes online”: have a clinician who is a native speaker read what that list names, at least the letters and the help lines.',
    'Run npm run lint:content and npm test, and read every page once.',
  ];
}
