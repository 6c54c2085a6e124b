/**
 * Step 4 (R221, R222): result band, score and the three areas. Also rendered once per band into a
 * page that the server fills in for browsers without JavaScript, by its `data-` attributes
 * (server/leads/forms/quiz-result-page.ts).
 */
import type { JSX, ReactNode, Ref } from 'react';
import {
  areasSoundKinder,
  BANDS,
  type BandKey,
  CATEGORIES,
  type DomainScores,
  MAX_SCORE,
} from './scoring.ts';
import type { QuizContent } from './quiz.schema.ts';
import { versionOf } from './words.en.ts';
import { filled } from './words.ts';
import { Button } from '#ui/Button.tsx';
import { PART_HEADING } from './QuizCard.tsx';
import { AreaScore } from './AreaScore.tsx';

const BAND =
  'grid content-start gap-3.5 rounded-paper bg-(--card) p-card [--color-thread-a:var(--color-ink)] print:border';

interface Props {
  content: QuizContent;
  band: BandKey;
  score: number;
  domains: DomainScores;
  /**
   * Help lines are above it: no words about the two of them, nothing to do together, no lamp
   * button, and couples therapy isn’t what they ask for.
   */
  isHelpFirst?: boolean | undefined;
  /** Actions next to the offer. */
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

export function Result(props: Props): JSX.Element {
  const { content, band: key, score, domains, isHelpFirst = false, children, ref } = props;
  const { message, tonight, link } = content.bands[key];
  const { words } = versionOf(content);
  const band = BANDS.find((one) => one.key === key) ?? BANDS[0];
  return (
    <div className="grid gap-card md:cols-5/6" data-band={key}>
      <div className={BAND} data-color={band.color}>
        <p className="font-display text-d5 font-book tracking-tighter">
          <span data-score>{score}</span>{' '}
          <small className="text-body">{filled(words.outOf, MAX_SCORE)}</small>
        </p>
        <h2 className="text-(length:--text-d3) leading-none" tabIndex={-1} ref={ref}>
          {words.bands[key]}
        </h2>
        <svg
          className="thread w-full overflow-visible"
          viewBox="0 0 400 40"
          fill="none"
          strokeWidth="4"
          aria-hidden="true"
        >
          <path
            className="a"
            d="M0 20c0 0 21-15 30-14c8 1 22 11 22 16c0 4-8 12-12 12c-4 0-13-10-12-14c0-2 4-5 9-8M45 8c4-1 8-2 11-2c10 0 29 10 30 16c1 4-8 12-12 12c-4 0-11-10-10-14c0-2 3-4 6-6M78 10c5-1 9-2 12-2c9 1 17 13 26 16c8 3 16 6 24 4c8-2 16-16 24-16c8 0 17 14 26 14c9 0 17-12 26-12c9 0 17 9 26 10c9 1 17-5 26-6c10-1 18 2 32 2c24 1 100 0 100 0"
          />
          <circle
            className="fill-paper stroke-ink"
            data-gauge
            cx={(score / MAX_SCORE) * 400}
            cy="20"
            r="11"
          />
        </svg>
        <p className="leading-normal">{isHelpFirst ? words.neutral : message}</p>
      </div>
      <div className="grid content-center gap-5.5">
        {CATEGORIES.map((area) => (
          <AreaScore key={area} area={area} words={words} {...domains[area]} />
        ))}
        <p className="small soft" data-note hidden={isHelpFirst || !areasSoundKinder(key, domains)}>
          {content.note}
        </p>
      </div>
      {!isHelpFirst && (
        <div className="col-span-full grid gap-1.5 border-t-2 border-ink pt-4">
          <h3 className={PART_HEADING}>{words.tonight}</h3>
          <p>
            {tonight}{' '}
            <a className="font-semibold" href={link.href}>
              {link.text}
            </a>
          </p>
        </div>
      )}
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-6 gap-y-1 print:hidden">
        <Button
          className="max-sm:w-full"
          look={isHelpFirst ? 'line' : 'lamp'}
          href={isHelpFirst ? content.book.replace(/#.*/, '') : content.book}
          text={content.consultation}
        />
        {children}
      </div>
      <p className="col-span-full small soft">{words.notDiagnosis}</p>
    </div>
  );
}
