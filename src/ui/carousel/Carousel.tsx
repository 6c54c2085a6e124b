/**
 * A row to scroll that becomes a slider: loops, turns by itself, and has buttons, dots and keys
 * (R109–R116, R135–R140, D20, D21). Heading and list are the page's own HTML; this adds the
 * controls, and never renders the items.
 */
import { useStore } from '@nanostores/react';
import type { JSX, ReactNode } from 'react';
import { carouselNamed } from './carousel.store.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { useSlider } from './use-slider.ts';
import { type CarouselWords, ENGLISH_CAROUSEL } from './words.ts';

export interface CarouselProps {
  /** Unique on the page. */
  id: string;
  /** Label of the list: "Therapists". */
  label: string;
  /** Names of the items, in order. */
  items: readonly string[];
  className: string;
  /** In another language than English. */
  words?: CarouselWords;
  /** Heading and list. */
  children?: ReactNode;
}

interface Props extends CarouselProps {
  /** In the label of the Pause button: "team". */
  name: string;
  /** Milliseconds between moves. */
  interval: number;
  /** Whether there are Previous and Next. */
  hasSteps?: boolean;
  /** Class that hides the controls of so few items that they fit, by their number. */
  fits: Readonly<Record<number, string>>;
  /** Classes of the controls, and of their Pause button. */
  bar: string;
  toggle?: string;
}

const TOGGLE = 'button[data-toggle]';

export function Carousel(props: Props): JSX.Element {
  const { id, label, className, children, interval, items, fits, words = ENGLISH_CAROUSEL } = props;
  const row = carouselNamed(id);
  const state = useStore(row.$carousel, { ssr: 'initial' });
  const ref = useSlider(row, interval);
  if (items.length < 2) return <div className={className}>{children}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of form fields, and no landmark.
    <div
      className={className}
      role="group"
      aria-roledescription={words.role}
      aria-label={label}
      ref={ref}
      onPointerEnter={({ pointerType }) => row.hold('mouse', pointerType === 'mouse')}
      onPointerLeave={() => row.hold('mouse', false)}
      onTouchStart={() => row.hold('finger', true)}
      onTouchEnd={() => row.hold('finger', false)}
      onTouchCancel={() => row.hold('finger', false)}
      onFocus={({ target }) => row.hold('focus', !target.matches(TOGGLE))}
      onBlur={() => row.hold('focus', false)}
    >
      {children}
      <CarouselControls
        {...props}
        words={words}
        row={row}
        state={state}
        fit={fits[items.length] ?? ''}
      />
    </div>
  );
}
