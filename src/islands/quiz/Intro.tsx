/**
 * Step 1 (R193). The button's form links to the statements, so that it works without the script.
 */
import type { FormEvent, JSX, Ref } from 'react';
import type { QuizContent } from '#domain/quiz/content.ts';
import { ActionButton } from '#ui/Button.tsx';
import { INTRO_CARD } from './QuizCard.tsx';

/** Id of the native form. */
export const STATEMENTS = 'statements';

interface Props {
  content: QuizContent;
  /** `h1` on the quiz page, `h2` in the dialog. */
  heading: 'h1' | 'h2';
  onStart: () => void;
  ref: Ref<HTMLHeadingElement>;
}

export function Intro({ content, heading: Heading, onStart, ref }: Props): JSX.Element {
  const start = (event: FormEvent): void => {
    event.preventDefault();
    onStart();
  };
  return (
    <div className={INTRO_CARD} data-color="tan">
      <svg
        className="thread mx-[calc(-1*var(--pad))] mb-auto h-[clamp(48px,12vw,150px)] w-[calc(100%+2*var(--pad))] max-w-none"
        viewBox="440 -15 720 120"
        fill="none"
        strokeWidth="4"
        aria-hidden="true"
      >
        <path
          className="a"
          d="M-10 39c0 0 310-1 430 0c86 1 161-2 220 5c40 5 71 23 100 22c9 0 18-1 27-3M775 61c10-2 19-6 25-11c4-4 8-9 10-15M812 27c1-2 1-4 0-5c-3-7-19-13-28-12c-6 1-15 6-20 11M758 30c0 0 0 0 0 0c-2 7 5 20 13 28M779 64c12 7 33 10 47 8c7-1 15-4 23-7M863 56c3-2 4-4 5-6c2-7-10-23-18-26c-8-3-25 1-28 6c-3 5 1 21 8 26c1 1 2 2 4 2M842 60c7 1 16 1 25 1M878 60c1 0 1 0 2 0c28-1 61-14 100-18c55-5 121-2 200-3c116-1 430 0 430 0"
        />
        <path
          className="b"
          d="M-10 51c0 0 314-1 430 0c79 1 145 9 200 3c10-1 19-3 28-5M665 44c20-5 37-11 55-14c24-3 46-7 66-5M798 28c6 1 13 3 19 5M825 37c5 2 9 6 11 9c3 5 3 13 1 19M831 75c-6 5-21 7-31 5c-10-2-26-10-29-18M771 51c2-7 8-14 13-19c5-5 12-9 21-12M813 17c6-2 12-3 17-3c14 0 36 7 42 16c5 7-5 24 0 30c6 7 23 4 38 4c24 0 55-8 90-10c50-3 107-2 180-3c113-1 430 0 430 0"
        />
      </svg>
      <Heading
        className="max-w-[12ch] text-[length:calc(var(--text-d4)*1.1)] leading-[0.95] tracking-[-0.03em]"
        tabIndex={-1}
        ref={ref}
      >
        {content.title}
      </Heading>
      <p className="max-w-[38ch] lede max-sm:text-(length:--text-body)">{content.lede}</p>
      <form
        className="quiz-start w-full noscript:hidden"
        action={`/quiz#${STATEMENTS}`}
        onSubmit={start}
      >
        <ActionButton className="max-sm:w-full" look="ink" type="submit">
          {content.start}
        </ActionButton>
      </form>
    </div>
  );
}
