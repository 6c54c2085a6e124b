/** Therapists: one, two or three cards in view, one further every four seconds (R135–R140, D21). */
import type { JSX } from 'react';
import { Carousel, type CarouselProps } from '#ui/carousel/Carousel.tsx';

/** Milliseconds between moves (R138). */
const INTERVAL = 4000;
/** By R137, three fit from 1440 px and two from 640 px. */
const FITS = { 2: 'sm:invisible', 3: 'xl:invisible' };

export function TeamCarousel(props: CarouselProps): JSX.Element {
  return (
    <Carousel {...props} name="team" interval={INTERVAL} fits={FITS} bar="mt-8 gap-2" hasSteps />
  );
}
