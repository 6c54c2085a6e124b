/** For copying; contains no answers. */
import { type Band, type DomainScores, MAX_SCORE } from './scoring.ts';

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
  return [`${title}: ${band.label}, ${score} out of ${MAX_SCORE}`, ...lines].join('\n');
}
