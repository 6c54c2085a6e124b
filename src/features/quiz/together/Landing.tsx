/** What somebody sees first who opened a partner's link: no numbers before their own answers. */
import type { JSX, Ref } from 'react';
import type { TogetherContent } from '../quiz.schema.ts';
import { ActionButton } from '#ui/Button.tsx';
import chair from './first-chair.svg?url&no-inline';

/** Chair and words side by side, to both edges of the window. */
const BOX =
  'full-bleed -mt-(--quiz-pad,0px) grid in-dialog:mx-0 in-dialog:mt-0 card:min-h-[min(44rem,calc(100dvh-var(--header)-6.5rem))] card:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] card:in-dialog:grid-cols-1 -mb-(--quiz-pad,0px)';
const WORDS =
  'grid max-w-152 content-center justify-items-start gap-4 px-(--spacing-gutter) py-6 card:order-first card:max-w-none card:py-10 card:pr-10 card:pl-(--spacing-edge) in-dialog:pl-(--spacing-gutter)!';

interface Props {
  content: TogetherContent;
  heading: 'h1' | 'h2';
  onStart: () => void;
  onAlone: () => void;
  ref: Ref<HTMLHeadingElement>;
}

export function Landing({ content, heading: Heading, onStart, onAlone, ref }: Props): JSX.Element {
  const { title, lede, note } = content.together.landing;
  return (
    <div className={BOX} data-landing>
      <div className="relative min-h-[clamp(11rem,30vh,22rem)] overflow-clip bg-night">
        <img
          className="absolute inset-0 size-full object-cover object-bottom"
          src={chair}
          alt=""
          width="664"
          height="720"
        />
      </div>
      <div className={WORDS}>
        <Heading className="max-w-narrow text-d4 leading-none" tabIndex={-1} ref={ref}>
          {title}
        </Heading>
        <p className="max-w-text lede">{lede}</p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
          <ActionButton look="ink" onClick={onStart}>
            Take it, then compare
          </ActionButton>
          <ActionButton look="line" onClick={onAlone}>
            Take it just for me
          </ActionButton>
        </div>
        <p className="max-w-wide small">{note}</p>
      </div>
    </div>
  );
}
