/** A link with three numbers for a partner: shown in full before it is copied or sent. */
import { type JSX, useState } from 'react';
import type { TogetherContent } from '../quiz.schema.ts';
import { FRAGMENT, type Numbers, written } from '../together.ts';
import { ActionButton } from '#ui/Button.tsx';

/** Where the quiz is, without the scheme. */
const pathOf = (): string => `${location.host}/quiz`;
const linkOf = (numbers: Numbers): string =>
  `${location.origin}/quiz${FRAGMENT}${written(numbers)}`;

interface SendProps {
  numbers: Numbers;
  label: string;
}

/** Copies the link, or hands it to another app of the device. */
export function SendLink({ numbers, label }: SendProps): JSX.Element {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(linkOf(numbers));
      setSaid('Link copied. It shows how you answered today.');
    } catch {
      setSaid(`This browser doesn’t let us copy. The link is ${linkOf(numbers)}`);
    }
  };
  const send = (): void => {
    // Nothing to say if somebody closes the sheet of their device.
    navigator.share({ url: linkOf(numbers) }).catch(() => undefined);
  };
  return (
    <>
      <ActionButton look="ink" onClick={copy}>
        {label}
      </ActionButton>
      {'share' in navigator && (
        <ActionButton look="line" onClick={send}>
          Send it
        </ActionButton>
      )}
      <p className="basis-full small wrap-anywhere empty:hidden" role="status">
        {said}
      </p>
    </>
  );
}

/** A list of short rules: a column on phones, side by side elsewhere. */
export function Rules({ rules }: { rules: readonly string[] }): JSX.Element {
  return (
    <ul className="col-span-full grid list-none gap-x-8 p-0 @quiz:grid-cols-3">
      {rules.map((rule) => (
        <li className="border-t border-current/25 py-2.5 leading-normal" key={rule}>
          {rule}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  content: TogetherContent;
  numbers: Numbers;
}

const BAND =
  'no-print full-bleed mt-6 overflow-clip bg-teal-tint pb-8 in-dialog:mx-[calc(-1*var(--pad))] @quiz:pb-14 forced-colors:border-y';

export function TakeTogether({ content, numbers }: Props): JSX.Element {
  const { title, lede, carries, rules } = content.together;
  return (
    <section className={BAND} aria-labelledby="together-title" data-together>
      <svg
        className="thread h-[clamp(5.5rem,9vw,8rem)] w-full"
        viewBox="-100 30 800 70"
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="4"
        aria-hidden="true"
      >
        <path
          className="a [vector-effect:non-scaling-stroke]"
          d="M-400 52c160 0 300-8 420-6c150 2 210 22 330 16c120-6 190-24 320-20c110 3 200 10 330 10"
        />
        <path
          className="b [vector-effect:non-scaling-stroke]"
          strokeDasharray="11 8"
          d="M-400 74c160 0 300-8 420-6c150 2 210 22 330 16c120-6 190-24 320-20c110 3 200 10 330 10"
        />
      </svg>
      <div className="mx-auto grid w-narrow-wrap gap-5 @quiz:grid-cols-2 @quiz:gap-x-16">
        <div className="grid content-start gap-3">
          <h2 className="text-d4 leading-none" id="together-title">
            {title}
          </h2>
          <p className="max-w-text lede">{lede}</p>
        </div>
        <div className="grid content-start gap-3">
          <p className="rounded-field bg-field px-4 py-3 text-small leading-close wrap-anywhere forced-colors:border">
            <span className="text-ink-soft">{pathOf()}</span>
            <b className="whitespace-nowrap" translate="no">
              {FRAGMENT}
              {written(numbers)}
            </b>
          </p>
          <p className="small">
            That’s all of it: {numbers.map((number) => number.toFixed(1)).join(', ')}. {carries}
          </p>
          <div className="flex flex-wrap gap-3 max-sm:*:w-full">
            <SendLink numbers={numbers} label="Copy a link for my partner" />
          </div>
        </div>
        <Rules rules={rules} />
      </div>
    </section>
  );
}
