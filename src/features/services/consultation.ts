export interface Consultation {
  minutes: number;
  name: string;
}

/** The short button of the header, before a page explained the name. */
export const SHORT_BOOKING_LABEL = 'Free call';

/** The button that leads to the free call, in texts `{book.button}`: `Book My Free 15-Min Vibe Check`. */
export function bookingLabel({ minutes, name }: Consultation): string {
  return `Book My Free ${minutes}-Min ${name}`;
}
