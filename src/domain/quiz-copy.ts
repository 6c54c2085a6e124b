/** A result as plain text, for whoever wants to paste it somewhere: no answers in it. */
import { type Band, type DomainScores, MOST } from './quiz.ts';

/** `3.2 / 5` (R213). */
export const outOfFive = (score: number): string => `${score.toFixed(1)} / 5`;

export function resultText(
  title: string,
  score: number,
  band: Pick<Band, 'label'>,
  domains: DomainScores,
): string {
  const lines = Object.entries(domains).map(
    ([name, domain]) => `${name}: ${domain.level}, ${outOfFive(domain.score)}`,
  );
  return [`${title}: ${band.label}, ${score} out of ${MOST}`, ...lines].join('\n');
}
