/** Columns in series. From zero, totals on the columns; text is never scaled below 12 px. */
import { type JSX, useId } from 'react';
import { type Column, SERIES, stepOf } from './bars.ts';

const HEIGHT = 250;
/** Room for numbers at the left, totals on top, labels at the bottom. */
const [LEFT, TOP, BOTTOM] = [28, 18, 38];
/** Width of a column. */
const BAR = 32;

interface Props {
  title: string;
  bars: readonly Column[];
  /** Width of a column with its gap. On a phone as narrow as text of 12 px needs. */
  slot: number;
  className: string;
}

export function Chart({ title, bars, slot, className }: Props): JSX.Element {
  const id = useId();
  const highest = Math.max(4, ...bars.map(({ total }) => total));
  const step = stepOf(highest);
  const top = Math.ceil(highest / step) * step;
  const floor = HEIGHT - BOTTOM;
  const y = (value: number): number => floor - (value / top) * (floor - TOP);
  const width = LEFT + bars.length * slot;
  const lines = Array.from({ length: top / step + 1 }, (_, index) => index * step);
  return (
    <svg
      className={`h-auto w-full text-2xs ${className}`}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>{title}</title>
      {bars.map(({ key, isShaded }, index) =>
        isShaded ? (
          <rect
            className="fill-sunk"
            key={key}
            x={LEFT + index * slot}
            y={TOP}
            width={slot}
            height={floor - TOP}
          />
        ) : null,
      )}
      {lines.map((value) => (
        <g key={value}>
          <path className="stroke-line" d={`M${LEFT} ${y(value)}H${width}`} />
          <text className="fill-ink-soft" x={LEFT - 8} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {bars.map(({ key, label, total, parts }, index) => {
        const left = LEFT + index * slot + (slot - BAR) / 2;
        const middle = left + BAR / 2;
        return (
          <g key={key}>
            {parts.map((part, series) => {
              const below = parts.slice(0, series).reduce((sum, one) => sum + one, 0);
              const height = y(below) - y(below + part);
              return part ? (
                <rect
                  className={SERIES[series]}
                  key={SERIES[series]}
                  x={left}
                  y={y(below + part) + 0.5}
                  width={BAR}
                  height={Math.max(1, height - 1)}
                />
              ) : null;
            })}
            {total > 0 && (
              <text
                className="fill-ink font-semibold"
                x={middle}
                y={y(total) - 5}
                textAnchor="middle"
              >
                {total}
              </text>
            )}
            <text className="fill-ink-soft" x={middle} y={floor + 17} textAnchor="middle">
              {label[0]}
              <tspan x={middle} dy="14">
                {label[1]}
              </tspan>
            </text>
          </g>
        );
      })}
    </svg>
  );
}
