/** One area of the result: a thread that is straight for the score's share, wavy beyond. */
import type { JSX } from 'react';
import type { DomainScore } from '#domain/quiz/scoring.ts';

interface Props extends DomainScore {
  name: string;
}

export function AreaScore({ name, score, level }: Props): JSX.Element {
  const width = `${score * 20}%`;
  return (
    <div className="quiz-domain" data-domain={name}>
      <h3>{name}</h3>
      <p>
        <b data-level>{level}</b>, <span data-of-five>{score.toFixed(1)}</span> / 5
      </p>
      <svg height="22" aria-hidden="true">
        <rect width={width} height="22" />
        <line x2={width} y1="11" y2="11" />
        <circle cx={width} cy="11" r="7" />
      </svg>
    </div>
  );
}
