/** The free first call, as the practice names it. */

/** Length in minutes, and the name. */
export interface Consultation {
  minutes: number;
  name: string;
}

/** Label of the button that books it: `Book My Free 15-Min Vibe Check`. */
export function bookingLabel({ minutes, name }: Consultation): string {
  return `Book My Free ${minutes}-Min ${name}`;
}
