/**
 * The card of a result: a picture from three numbers and nothing else, so that nobody reads an answer
 * off it. It is always light paper, because it is a picture for others; its colors are attributes, so
 * that it can be saved (picture.ts). Decorative: the same is said in words beside it.
 */
import type { JSX } from 'react';
import { BANDS, CATEGORIES, MAX_SCORE } from '../scoring.ts';
import { bandFor, levelOf, loosenessOf, type Numbers, scoresOf } from '../together.ts';
import type { TogetherContent } from '../quiz.schema.ts';
import { BrandMark } from '#ui/BrandMark.tsx';
import { paths } from '../tangle/paths.ts';
import { even, shape } from '../tangle/shape.ts';

const INK = '#14262c';
const PAPER = '#fdfaf4';
const THREADS = ['#135558', '#b9662a', '#4a78ad'];
const UNDERLINE = '#8f4a17';
const BANDS_PAPER = { teal: '#a3c8c1', sage: '#c0ceae', tan: '#e6c28f', blue: '#b4c8d8' } as const;
const DISPLAY = "'Display Late', Display, Georgia, serif";
const PLAIN = "'Segoe UI', Roboto, system-ui, sans-serif";

/** Width of a card; heights of the picture, and of paper of 4 × 6 inches. */
const WIDTH = 1080;
const HEIGHT = { picture: 1350, paper: 1620 } as const;

/** Words in lines of at most `most` characters. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines[lines.length - 1];
    if (line !== undefined && line.length + 1 + word.length < most) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

interface Props {
  content: TogetherContent;
  /** Title of the quiz. */
  title: string;
  numbers: Numbers;
  /** Initials or a name; drawn, never stored or sent. */
  sign: string;
  /** The device's day, in words. */
  date: string;
  /** For paper: what to do tonight is on it. */
  tonight?: string;
}

/** Text in the display face. */
const HEAD = { className: 'font-display', fontFamily: DISPLAY };
const BODY = { fontFamily: PLAIN };
const END = { textAnchor: 'end' as const };

export function Card({ content, title, numbers, sign, date, tonight }: Props): JSX.Element {
  const height = tonight === undefined ? HEIGHT.picture : HEIGHT.paper;
  const scores = scoresOf(numbers);
  const band = bandFor(numbers);
  const label = band ? wrapped(band.label, 15) : [];
  const isOne = scores.length === 1;
  return (
    <svg
      className="block h-auto w-full"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      fill={INK}
      aria-hidden="true"
    >
      <path fill={BANDS_PAPER[(band ?? BANDS[2]).color]} d={`M0 0h${WIDTH}v${height}H0z`} />
      <path fill={PAPER} d={`M0 0h${WIDTH}v926L0 914z`} />
      <text x="64" y="96" fontSize="46" letterSpacing="-0.6" {...HEAD}>
        {title}
      </text>
      <text x="1016" y="94" fontSize="36" {...BODY} {...END}>
        {date}
      </text>
      <g transform="translate(540 338) scale(2.42)" fill="none" strokeWidth="3.5">
        {paths(shape(even(numbers))).map((path, thread) => (
          <path key={THREADS[thread]} stroke={THREADS[thread]} d={path} />
        ))}
      </g>
      <text x="60" y="640" fontSize="92" letterSpacing="-2.4" fontWeight="450" {...HEAD}>
        {content.tangle.words[loosenessOf(numbers)]}.
      </text>
      {numbers.map((number, at) => {
        const y = 728 + at * 72;
        return (
          <g key={CATEGORIES[at]}>
            <path fill="none" stroke={THREADS[at]} strokeWidth="9" d={`M64 ${y - 14}h52`} />
            <text x="140" y={y} fontSize="46" letterSpacing="-0.6" {...HEAD}>
              {CATEGORIES[at]}
            </text>
            <text x="1016" y={y} fontSize="40" fontWeight="600" {...BODY} {...END}>
              {levelOf(number)} {number.toFixed(1)}
            </text>
          </g>
        );
      })}
      <text
        x={isOne ? 48 : 56}
        y="1188"
        fontSize={isOne ? 312 : 150}
        letterSpacing={isOne ? -9 : -4}
        fontWeight="440"
        {...HEAD}
      >
        {scores.join('–')}
      </text>
      {label.map((line, at) => (
        <text
          key={line}
          x="430"
          y={1034 + at * 82 + (label.length < 2 ? 56 : 0)}
          fontSize="80"
          letterSpacing="-2"
          {...HEAD}
        >
          {line}
        </text>
      ))}
      <text x="432" y="1188" fontSize="46" {...HEAD}>
        out of {MAX_SCORE}
      </text>
      {tonight !== undefined &&
        wrapped(`Tonight: ${tonight}`, 46)
          .slice(0, 4)
          .map((line, at) => (
            <text key={line} x="60" y={1278 + at * 54} fontSize="42" {...HEAD}>
              {line}
            </text>
          ))}
      <g className="card-mark" transform={`translate(60 ${height - 106})`}>
        <BrandMark width={100} height={38} />
      </g>
      <text x="176" y={height - 64} fontSize="46" fontWeight="540" {...HEAD}>
        {content.practice}
      </text>
      {sign ? (
        <>
          <path
            fill="none"
            stroke={UNDERLINE}
            strokeWidth="6"
            d={`M1016 ${height - 46}c-40-9-70 8-112 3s-80-9-130-1`}
          />
          <text x="1010" y={height - 68} fontSize="60" {...HEAD} {...END}>
            {sign}
          </text>
        </>
      ) : (
        <text x="1016" y={height - 66} fontSize="36" {...BODY} {...END}>
          {content.tangle.unsigned}
        </text>
      )}
    </svg>
  );
}
