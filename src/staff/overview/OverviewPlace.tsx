/** The overview of the staff area: how many wrote, how soon they were answered, what is stuck. */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect, useState } from 'react';
import { timeText } from '#lib/time-words.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import type { Overview } from '#staff/contract/overview.ts';
import { $me } from '../stores/me.ts';
import { $counts } from '../stores/counts.ts';
import { loadOverview } from '../stores/overview.ts';
import { saveFile } from '../stores/save-file.ts';
import { StaffButton, StaffButtonLink } from '../ui/StaffButton.tsx';
import { BROKEN, Empty } from '../ui/Empty.tsx';
import { Notice } from '../ui/Notice.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { StaffFrame } from '../frame/StaffFrame.tsx';
import { TopBar } from '../frame/TopBar.tsx';
import { Counts } from './Counts.tsx';
import { Figures } from './Figures.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Health } from './Health.tsx';

/** What is broken, as people understand it: what, how many, what to do. */
function Trouble({ overview, zone }: { overview: Overview; zone: string }): JSX.Element | null {
  const { waiting, refused, health } = overview;
  const broken = health.filter(({ ok }) => !ok);
  const count = waiting.count + refused.count;
  if (!broken.length && !refused.count) return null;
  return (
    <section
      className="grid gap-3 rounded-paper border-0 border-l-4 border-solid border-error bg-error-tint p-4 lg:p-5"
      aria-labelledby="trouble"
    >
      <h2 className="text-[1.125rem]" id="trouble">
        {count === 0
          ? 'Something needs a look.'
          : `${count} ${count === 1 ? 'lead is' : 'leads are'} not delivered.`}
      </h2>
      <p className="text-ms">
        Nobody is lost. All of them are in the inbox and you can answer them now. Only the copy
        elsewhere is missing
        {waiting.oldestAt !== null && `, the oldest since ${timeText(waiting.oldestAt, zone)}`}.
      </p>
      {broken.map(({ part, text }) => (
        <p className="text-sm text-ink-soft" key={part + text}>
          {part}: {text}
        </p>
      ))}
      <p>
        <StaffButtonLink href="/admin#undelivered">Show them</StaffButtonLink>
      </p>
    </section>
  );
}

function Content({ overview, practice }: { overview: Overview; practice: StaffPractice }) {
  const { zone } = practice.business;
  return (
    <div className="grid content-start gap-5 p-4 lg:max-w-[88rem] lg:gap-6 lg:px-7 lg:pt-6 lg:pb-10">
      <Trouble overview={overview} zone={zone} />
      <Figures overview={overview} business={practice.business} />
      <Counts overview={overview} practice={practice} />
      <Outcomes overview={overview} />
      <Health lines={overview.health} />
    </div>
  );
}

export function OverviewPlace({ practice }: { practice: StaffPractice }): JSX.Element {
  const me = useStore($me);
  const [overview, setOverview] = useState<Overview | null>(null);
  const [problem, setProblem] = useState<'load' | 'export' | null>(null);
  const isIn = me !== undefined;
  const load = (): void => {
    setProblem(null);
    loadOverview().then(setOverview, () => setProblem('load'));
  };
  useEffect(() => {
    if (isIn) loadOverview().then(setOverview, () => setProblem('load'));
  }, [isIn]);
  const unanswered = useStore($counts)?.unanswered ?? 0;
  useEffect(() => {
    document.title = unanswered ? `(${unanswered}) Overview` : 'Overview';
  }, [unanswered]);
  return (
    <StaffFrame place="overview" practice={practice}>
      <TopBar title="Overview">
        <StaffButton
          glyph={LATE_GLYPHS.download}
          disabled={!isIn}
          onClick={() => {
            saveFile('export', { queue: 'all' }, 'leads.csv').catch(() => setProblem('export'));
          }}
        >
          Export CSV
        </StaffButton>
      </TopBar>
      <div className="min-h-0 flex-1 lg:overflow-auto" tabIndex={-1}>
        {problem === 'export' && (
          <div className="p-4">
            <Notice look="bad" glyph="alert" role="alert">
              The file could not be made. Try again in a minute.
            </Notice>
          </div>
        )}
        {problem === 'load' && (
          <Empty drawing={BROKEN} title="The overview did not load">
            <p className="max-w-[30ch] text-ms text-ink-soft">
              Nobody is lost: leads are still taken in.
            </p>
            <StaffButton look="go" onClick={load}>
              Try again
            </StaffButton>
          </Empty>
        )}
        {overview && <Content overview={overview} practice={practice} />}
      </div>
    </StaffFrame>
  );
}
