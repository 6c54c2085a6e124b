/**
 * Step 4 (R221, R222): result band, score and the three areas. Also rendered once per band into a
 * page that the server fills in for browsers without JavaScript, by its `data-` attributes
 * (server/forms/quiz-result-page.ts).
 */
import type { JSX, ReactNode, Ref } from 'react';
import {
  areasSoundKinder,
  BANDS,
  type BandKey,
  type DomainScores,
  MAX_SCORE,
} from '#domain/quiz/scoring.ts';
import type { QuizContent } from '#domain/quiz/content.ts';
import { AreaScore } from './AreaScore.tsx';

interface Props {
  content: QuizContent;
  band: BandKey;
  score: number;
  domains: DomainScores;
  /** Actions next to the offer. */
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

export function Result({ content, band: key, score, domains, children, ref }: Props): JSX.Element {
  const { message, tonight, link } = content.bands[key];
  const band = BANDS.find((one) => one.key === key) ?? BANDS[0];
  return (
    <div className="quiz-result">
      <div className="quiz-band" data-color={band.color}>
        <p className="quiz-score">
          <span data-score>{score}</span> <small>out of {MAX_SCORE}</small>
        </p>
        <h2 tabIndex={-1} ref={ref}>
          {band.label}
        </h2>
        <svg className="thread" viewBox="0 0 400 40" fill="none" strokeWidth="4" aria-hidden="true">
          <path
            className="a"
            d="M0 20c0 0 21-15 30-14c8 1 22 11 22 16c0 4-8 12-12 12c-4 0-13-10-12-14c0-2 4-5 9-8M45 8c4-1 8-2 11-2c10 0 29 10 30 16c1 4-8 12-12 12c-4 0-11-10-10-14c0-2 3-4 6-6M78 10c5-1 9-2 12-2c9 1 17 13 26 16c8 3 16 6 24 4c8-2 16-16 24-16c8 0 17 14 26 14c9 0 17-12 26-12c9 0 17 9 26 10c9 1 17-5 26-6c10-1 18 2 32 2c24 1 100 0 100 0"
          />
          <circle data-gauge cx={(score / MAX_SCORE) * 400} cy="20" r="11" />
        </svg>
        <p>{message}</p>
      </div>
      <div className="quiz-domains">
        {Object.entries(domains).map(([name, domain]) => (
          <AreaScore key={name} name={name} {...domain} />
        ))}
        <p className="small soft" data-note hidden={!areasSoundKinder(key, domains)}>
          {content.note}
        </p>
      </div>
      <div className="quiz-tonight">
        <h3>For tonight</h3>
        <p>
          {tonight} <a href={link.href}>{link.text}</a>
        </p>
      </div>
      <div className="quiz-actions">
        <a className="btn" href="/vibe-check">
          {content.consultation}
        </a>
        {children}
      </div>
      <p className="quiz-wide small soft">This is a conversation starter, not a diagnosis.</p>
    </div>
  );
}
