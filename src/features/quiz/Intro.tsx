/**
 * Step 1 (R193). The button's form links to the statements, so that it works without the script.
 */
import type { FormEvent, JSX, Ref } from 'react';
import type { QuizContent } from './quiz.schema.ts';
import { versionOf } from './words.en.ts';
import { ActionButton } from '#ui/Button.tsx';
import shut from './tangle/shut.svg?url&no-inline';
import { INTRO_CARD } from './QuizCard.tsx';

/** Id of the native form. */
export const STATEMENTS = 'statements';

/** The tangle before the first answer, to both edges of its card. */
const PICTURE =
  '-mx-(--edge) mb-auto h-[clamp(7.5rem,23vh,24rem)] sm:h-[31vh] sm:max-h-96 sm:min-h-30 w-[calc(100%+2*var(--edge))] max-w-none object-cover low:hidden';

interface Props {
  content: QuizContent;
  /** `h1` on the quiz page, `h2` in the dialog. */
  heading: 'h1' | 'h2';
  /** To somebody whose partner's link cannot be used. */
  notice?: string | undefined;
  onStart: () => void;
  ref: Ref<HTMLHeadingElement>;
}

export function Intro({ content, heading: Heading, notice, onStart, ref }: Props): JSX.Element {
  const start = (event: FormEvent): void => {
    event.preventDefault();
    onStart();
  };
  return (
    <div className={INTRO_CARD} data-color="tan">
      {/* Lazy, so that the build does not write it into the page, before the words. */}
      <img className={PICTURE} src={shut} alt="" width="2400" height="184" loading="lazy" />
      <Heading
        className="text-d4 leading-none tracking-tighter max-md:max-w-narrow"
        tabIndex={-1}
        ref={ref}
      >
        {content.title}
      </Heading>
      <p className="max-w-text lede max-sm:text-(length:--text-body) low:order-1">{content.lede}</p>
      {notice && (
        <p className="max-w-wide rounded-paper bg-raised px-4 py-3 text-ink" role="status">
          {notice}
        </p>
      )}
      <form
        className="quiz-start w-full noscript:hidden"
        action={`${versionOf(content).path}#${STATEMENTS}`}
        onSubmit={start}
      >
        <ActionButton className="max-sm:w-full" look="ink" type="submit">
          {content.start}
        </ActionButton>
      </form>
      <p className="max-w-wide small noscript:hidden low:order-1">{content.aside}</p>
    </div>
  );
}
