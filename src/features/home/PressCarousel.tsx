/** Press logos: two, three or four in view, one further every three seconds (R109–R116, D20). */
import type { JSX } from 'react';
import { Carousel, type CarouselProps } from '#ui/carousel/Carousel.tsx';

/** Milliseconds between moves (R111). */
const INTERVAL = 3000;
/** By D20, four fit from 768 px and three from 640 px. */
const FITS = { 2: 'invisible', 3: 'sm:invisible', 4: 'md:invisible' };

export function PressCarousel(props: CarouselProps): JSX.Element {
  return (
    <Carousel
      {...props}
      name="press"
      interval={INTERVAL}
      fits={FITS}
      bar="items-center"
      toggle="not-hover:[box-shadow:none]"
    />
  );
}
