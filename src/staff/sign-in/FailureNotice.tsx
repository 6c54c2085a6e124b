/** Why a step failed. A countdown while tries are slowed down. */
import { type JSX, useEffect, useState } from 'react';
import type { StepFailure } from '../stores/session/sign-in.ts';
import { Notice } from '../ui/Notice.tsx';

const SECOND = 1000;

/** Minutes and seconds, `0:48`. */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds until `at`, counting down; 0 without it. @param at epoch milliseconds */
export function useCountdown(at: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (at === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [at]);
  return at === undefined ? 0 : Math.max(0, Math.ceil((at - now) / SECOND));
}

export const waitText = (seconds: number): string => `Next in ${clockText(seconds)}`;

/** The first sentence is bold; the time in a slowed message counts down. */
export function FailureNotice({
  failure,
  seconds,
  id,
}: {
  failure: StepFailure;
  seconds: number;
  id: string;
}): JSX.Element {
  if (failure.kind === 'offline')
    return (
      <Notice look="warn" glyph="offline" role="alert">
        <b>No connection.</b> Sign-in needs the internet. We try again by ourselves.
      </Notice>
    );
  if (failure.kind === 'slowed') {
    const [first, rest] = split(failure.message.replace(/\d+:\d\d/, clockText(seconds)));
    return (
      <>
        {/* Announced once; the time that counts down is not. */}
        <p className="vh" role="status">
          {failure.message}
        </p>
        <div aria-hidden="true">
          <Notice look="warn" glyph="clock">
            <b>{first}</b> {rest}
          </Notice>
        </div>
      </>
    );
  }
  const [first, rest] = split(failure.message);
  return (
    <div id={id}>
      <Notice look="bad" glyph="alert" role="alert">
        <b>{first}</b> {rest}
      </Notice>
    </div>
  );
}

function split(message: string): [string, string] {
  const end = message.indexOf('. ') + 1;
  return end === 0 ? [message, ''] : [message.slice(0, end), message.slice(end + 1)];
}
