/** What came of the requests of the last 30 days. Shares name their counts; fewer than ten make no percentage. */
import type { JSX } from 'react';
import { OUTCOME_WORDS, OUTCOMES } from '#staff/contract/lead.ts';
import type { Overview } from '#staff/contract/overview.ts';

/** Fewest requests that make a share. */
const FEWEST = 10;

export function Outcomes({ overview: { outcomes } }: { overview: Overview }): JSX.Element {
  const all = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  const of = (name: string): number => outcomes[name] ?? 0;
  const share = (count: number): string =>
    all >= FEWEST ? `${Math.round((count / all) * 100)}%` : '';
  const lines: [name: string, count: number][] = [
    ...OUTCOMES.map((outcome): [string, number] => [OUTCOME_WORDS[outcome], of(outcome)]),
    ['Answered, nothing noted', of('answered')],
    ['Not answered yet', of('open')],
  ];
  return (
    <section className="grid gap-3" aria-labelledby="outcomes">
      <h2 id="outcomes">What came of {all} requests in 30 days</h2>
      <table className="w-full max-w-[34rem] text-sm">
        <thead className="vh">
          <tr>
            <th scope="col">Outcome</th>
            <th scope="col">Requests</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([name, count]) => (
            <tr key={name}>
              <th className="rule-b py-[7px] text-left font-normal" scope="row">
                {name}
              </th>
              <td className="rule-b py-[7px] text-right font-semibold">{count}</td>
              <td className="w-16 rule-b py-[7px] text-right text-ink-soft">{share(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
