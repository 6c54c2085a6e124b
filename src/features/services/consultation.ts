export interface Consultation {
  minutes: number;
  name: string;
}

/** `Book My Free 15-Min Vibe Check`. */
export function bookingLabel({ minutes, name }: Consultation): string {
  return `Book My Free ${minutes}-Min ${name}`;
}
