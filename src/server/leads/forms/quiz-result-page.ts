/**
 * Quiz result without JavaScript: the built page has all four results, each also as it is where help comes first; fills
 * in one and removes the others.
 */
import type { CheerioAPI } from 'cheerio/slim';
import {
  type Answers,
  areasSoundKinder,
  bandOf,
  domainScoresOf,
  MAX_SCORE,
  needsHelpFirst,
  scoreOf,
} from '#features/quiz/scoring.ts';
import { escapeHtml } from '#lib/html.ts';
import { RESULT_PAGE } from '#features/quiz/email-gate.ts';
import { answersIn } from '#features/quiz/submission.ts';
import { waysToHelp } from '#features/safety/help-lines.ts';
import { site } from '#site';
import { plainPage } from '../../base/http/plain-page.ts';

export const QUIZ_RESULT_FILE = `${RESULT_PAGE}.html`;

function fill($: CheerioAPI, answers: Answers, kept: boolean | undefined): void {
  const score = scoreOf(answers);
  const mine = $('[data-result]');
  mine.removeAttr('hidden');
  mine.find('[data-score]').text(String(score));
  mine.find('[data-gauge]').attr('cx', String((score / MAX_SCORE) * 400));
  const domains = domainScoresOf(answers);
  for (const [name, domain] of Object.entries(domains)) {
    const row = mine.find('[data-domain]').filter((_, at) => at.attribs['data-domain'] === name);
    const width = `${domain.score * 20}%`;
    row.find('[data-level]').text(domain.level);
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

function ownPage(answers: Answers): string {
  const score = scoreOf(answers);
  const domains = Object.entries(domainScoresOf(answers)).map(
    ([name, domain]) =>
      `<li>${escapeHtml(name)}: ${domain.level}, ${domain.score.toFixed(1)} / 5</li>`,
  );
  const help = waysToHelp(site.crisisLines).map(
    ({ href, number, what }) =>
      `<li><a href="${escapeHtml(href)}">${escapeHtml(number)}</a> ${escapeHtml(what)}</li>`,
  );
  return plainPage(
    `${bandOf(score).label}: ${score} out of ${MAX_SCORE}`,
    `${needsHelpFirst(answers) ? `<p>These people listen at any hour:</p><ul>${help.join('')}</ul>` : ''}<ul>${domains.join('')}</ul><p>A conversation starter, not a diagnosis.</p>`,
  );
}

/**
 * Fills in one visitor's result.
 * @param html the built page, if any
 * @param fields a valid form post
 * @param kept whether their address was stored; `undefined` if they left none
 */
export async function quizResultPage(
  html: string | undefined,
  fields: Readonly<Record<string, unknown>>,
  kept: boolean | undefined,
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
  if (!mine) return { html: ownPage(answers), isBuilt: false };
  const filledPart = loadPart(built.slice(mine.start, mine.end));
  fill(filledPart.$, answers, kept);
  const filled = replaced(
    built,
    parts.map((part) => [part, part === mine ? filledPart.html() : '']),
  );
  return { html: filled, isBuilt: true };
}
