import type { Therapist } from './therapist.schema.ts';

export const REQUIRED_FIELDS = {
  name: 'Kim Alder',
  credentials: 'LMFT Associate',
  oneLiner: 'New license, old soul.',
  funFact: 'Can nap through a drum recital.',
  isAcceptingClients: true,
  image: { src: '/kim.svg', width: 320, height: 400, format: 'svg' },
  color: 'tan',
  group: 'therapists',
  order: 3,
} as const;

/** Listed, without optional facts. */
export const sampleTherapist = (more: Partial<Therapist> = {}): Therapist => ({
  ...REQUIRED_FIELDS,
  listed: true,
  training: [],
  specialties: [],
  modalities: [],
  formats: ['online'],
  languages: ['English'],
  clientFocus: [],
  hours: [],
  openings: [],
  weekends: [],
  legacyPaths: [],
  ...more,
});
