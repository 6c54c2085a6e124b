/**
 * Quiz result without JavaScript: the built page has all four results, each also as it is where help comes first; fills
 * in one and removes the others.
 */
import type { CheerioAPI } from 'cheerio/slim';
import {
  type Answers,
  areasSoundKinder,
  bandOf,
  CATEGORIES,
  domainScoresOf,
  MAX_SCORE,
  needsHelpFirst,
  scoreOf,
} from '#features/quiz/scoring.ts';
import { escapeHtml } from '#lib/html.ts';
import { QUIZ_WORDS } from '#features/quiz/words-by-language.ts';
import { filled, type QuizWords } from '#features/quiz/words.ts';
import { answersIn } from '#features/quiz/submission.ts';
import { waysToHelp } from '#features/safety/help-lines.ts';
import type { Language } from '#lib/language.ts';
import { site } from '#site';
import { plainPage } from '../../base/http/plain-page.ts';

function fill(
  $: CheerioAPI,
  answers: Answers,
  kept: boolean | undefined,
  { levels }: QuizWords,
): void {
  const score = scoreOf(answers);
  const mine = $('[data-result]');
  mine.removeAttr('hidden');
  mine.find('[data-score]').text(String(score));
  mine.find('[data-gauge]').attr('cx', String((score / MAX_SCORE) * 400));
  const domains = domainScoresOf(answers);
  for (const [name, domain] of Object.entries(domains)) {
    const row = mine.find('[data-domain]').filter((_, at) => at.attribs['data-domain'] === name);
    const width = `${domain.score * 20}%`;
    row.find('[data-level]').text(levels[domain.level]);
    row.find('[data-of-five]').text(domain.score.toFixed(1));
    row.find('rect').attr('width', width);
    row.find('line').attr('x2', width);
    row.find('circle').attr('cx', width);
  }
  if (!needsHelpFirst(answers) && areasSoundKinder(bandOf(score).key, domains))
    mine.find('[data-note]').removeAttr('hidden');
  const word = { true: '[data-kept]', false: '[data-unkept]' }[String(kept)];
  if (word) mine.find(word).removeAttr('hidden');
}

function ownPage(answers: Answers, language: Language): string {
  const words = QUIZ_WORDS[language];
  const score = scoreOf(answers);
  const domains = domainScoresOf(answers);
  const areas = CATEGORIES.map((area) => {
    const { level, score: of } = domains[area];
    return `<li>${escapeHtml(words.areas[area])}: ${words.levels[level]}, ${of.toFixed(1)} / 5</li>`;
  });
  const help = waysToHelp(site.inLanguage[language].crisisLines).map(
    ({ href, number, what }) =>
      `<li><a href="${escapeHtml(href)}">${escapeHtml(number)}</a> ${escapeHtml(what)}</li>`,
  );
  return plainPage(
    `${words.bands[bandOf(score).key]}: ${score} ${filled(words.outOf, MAX_SCORE)}`,
    `${needsHelpFirst(answers) ? `<p>${words.listen}</p><ul>${help.join('')}</ul>` : ''}<ul>${areas.join('')}</ul><p>${words.notDiagnosis}</p>`,
    language,
  );
}

/**
 * Fills in one visitor's result.
 * @param html the built page, if any
 * @param fields a valid form post
 * @param kept whether their address was stored; `undefined` if they left none
 * @param language of the quiz they answered
 */
export async function quizResultPage(
  html: string | undefined,
  fields: Readonly<Record<string, unknown>>,
  kept: boolean | undefined,
  language: Language,
): Promise<{ html: string; isBuilt: boolean }> {
  const answers = answersIn(fields);
  // Lazy: most requests never need cheerio.
  const [{ loadPart }, { elementsOf, replaced }] = await Promise.all([
    import('./page-part.ts'),
    import('./page-elements.ts'),
  ]);
  const built = html ?? '';
  const { key } = bandOf(scoreOf(answers));
  const parts = elementsOf(
    built,
    ({ attributes }) => 'data-result' in attributes || 'data-general' in attributes,
  );
  const first = String(needsHelpFirst(answers));
  const mine = parts.find(
    ({ attributes }) =>
      attributes['data-result'] === key && attributes['data-help-first'] === first,
  );
  if (!mine) return { html: ownPage(answers, language), isBuilt: false };
  const filledPart = loadPart(built.slice(mine.start, mine.end));
  fill(filledPart.$, answers, kept, QUIZ_WORDS[language]);
  const filled = replaced(
    built,
    parts.map((part) => [part, part === mine ? filledPart.html() : '']),
  );
  return { html: filled, isBuilt: true };
}
