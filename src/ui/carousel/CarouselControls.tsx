/** Controls of a carousel: a dot for each item, Pause, and Previous/Next where there is room. */
import type { JSX } from 'react';
import type { Carousel, CarouselState } from './carousel.store.ts';
import { IconButton } from '../IconButton.tsx';
import type { CarouselWords } from './words.ts';

/** Dots of 24 px that fit in a line on a small phone, beside one button and beside three. */
const ROOM = [12, 7] as const;

interface Props {
  label: string;
  name: string;
  items: readonly string[];
  hasSteps?: boolean;
  words: CarouselWords;
  row: Carousel;
  state: CarouselState;
  /** Class that hides the controls while all items fit. */
  fit: string;
  /** Classes of the bar, and of its Pause button. */
  bar: string;
  toggle?: string;
}

/** There is autoplay once the slider runs, and where motion is welcome. */
function Toggle({ name, words, row, state, toggle = '' }: Props): JSX.Element {
  const { count, running } = state;
  return (
    <IconButton
      className={`${toggle} not-data-ready:invisible motion-reduce:hidden`}
      data-toggle=""
      data-ready={count > 0 || undefined}
      icon={running ? 'pause' : 'resume'}
      label={words[running ? 'pause' : 'play'].replace('#', name)}
      onClick={row.toggle}
    />
  );
}

/** Their height is reserved: they move nothing. */
export function CarouselControls(props: Props): JSX.Element {
  const { label, items, hasSteps, words, row, state, fit, bar } = props;
  const { index, holds, announced } = state;
  const what = label.toLowerCase();
  const wrap = items.length > ROOM[hasSteps ? 1 : 0] ? 'flex-wrap' : '';
  return (
    <div
      className={`flex min-h-12 justify-between data-fit:invisible noscript:hidden ${bar} ${fit}`}
      data-fit={holds.includes('room') || undefined}
      data-script-only
    >
      {/* biome-ignore lint/a11y/useSemanticElements: no set of form fields. */}
      <div role="group" aria-label={words.choose} className={`flex min-w-0 ${wrap}`}>
        {items.map((item, position) => (
          <Dot
            key={item}
            label={item}
            isCurrent={position === index}
            onClick={() => row.jump(position)}
          />
        ))}
      </div>
      <div className="flex flex-none gap-1 sm:gap-3">
        <Toggle {...props} />
        {hasSteps && (
          <>
            <IconButton
              icon="previous"
              label={words.previous.replace('#', what)}
              onClick={() => row.move(-1)}
            />
            <IconButton
              icon="next"
              label={words.next.replace('#', what)}
              onClick={() => row.move(1)}
            />
          </>
        )}
      </div>
      <p role="status" className="vh">
        {announced !== null && `${items[announced]}, ${announced + 1} ${words.of} ${items.length}`}
      </p>
    </div>
  );
}

interface DotProps {
  label: string;
  isCurrent: boolean;
  onClick: () => void;
}

// Scaled, because another height would be a layout shift.
const BAR =
  'transform-[scaleY(0.4)] group-data-current:transform-none group-data-current:bg-ink group-hover:bg-current';
const BAR_FORCED =
  'forced-color-adjust-none forced-colors:bg-button-text forced-colors:group-data-current:bg-highlight';

function Dot({ label, isCurrent, onClick }: DotProps): JSX.Element {
  return (
    <button
      className="group grid h-tap w-tap min-w-[24px] items-center border-0 bg-transparent px-1 py-0"
      type="button"
      aria-label={label}
      aria-current={isCurrent}
      data-current={isCurrent || undefined}
      onClick={onClick}
    >
      <span className={`h-2.5 max-w-8 rounded-thread bg-line-strong ${BAR} ${BAR_FORCED}`} />
    </button>
  );
}
