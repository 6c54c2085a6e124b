import { expect, test } from 'vitest';
import { sampleTherapist } from '#features/people/sample-therapist.ts';
import { faqNode } from '#features/faqs/structured-data.ts';
import { personNode } from '#features/people/structured-data.ts';
import { serviceNode } from '#features/services/structured-data.ts';

const URL = 'https://example.com';

test('keeps FAQ answers in page order', () => {
  expect(faqNode([{ question: 'Why?', answer: 'Because.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Why?',
        acceptedAnswer: { '@type': 'Answer', text: 'Because.' },
      },
    ],
  });
});

const juno = sampleTherapist({
  license: { number: 'SAMPLE-00005', state: 'Texas', lookup: 'https://example.com/lookup' },
  training: [{ what: 'EFT externship', where: 'Sample Institute', year: 2025 }],
  specialties: ['Young couples'],
  supervisor: {
    name: 'Dr. Alex Rowan',
    credentials: 'PhD, LMFT-S',
    license: 'SAMPLE-00001',
    since: 'March 2025',
  },
});

test('names an associate’s supervisor (D44)', () => {
  expect(personNode(URL, '/therapists/juno', juno, 'en')).toMatchObject({
    name: 'Kim Alder',
    honorificSuffix: 'LMFT Associate, supervised by Dr. Alex Rowan',
    knowsAbout: ['Young couples'],
  });
});

test('lists license and education, not the tagline', () => {
  const { hasCredential, description } = personNode(URL, '/therapists/juno', juno, 'en');
  expect(hasCredential).toEqual([
    {
      '@type': 'EducationalOccupationalCredential',
      name: 'LMFT Associate',
      credentialCategory: 'License',
      identifier: 'SAMPLE-00005',
    },
    {
      '@type': 'EducationalOccupationalCredential',
      name: 'EFT externship',
      recognizedBy: { '@type': 'Organization', name: 'Sample Institute' },
    },
  ]);
  expect(description).toBe('Young couples');
  const newcomer = { ...juno, license: undefined, training: [], specialties: [] };
  expect(personNode(URL, '/therapists/juno', newcomer, 'en')).not.toHaveProperty('hasCredential');
  expect(personNode(URL, '/therapists/juno', newcomer, 'en')).not.toHaveProperty('description');
});

const offer = {
  id: 'reset',
  name: 'Reset',
  description: 'Six sessions.',
  length: 'Six sessions',
  category: 'Program',
  low: 850,
  high: 1120,
};
const service = {
  name: 'Reset',
  description: 'A start.',
  sameAs: ['/old'],
  serviceType: 'Couples therapy',
  currency: 'USD',
  cities: ['Plano'],
  state: 'Texas',
};

test('offers each option of a service at its price, or a range', () => {
  const options = [
    { id: 'individual', name: 'Individual', text: 'For one.', price: 850 },
    { id: 'couple', name: 'Couple', text: 'For two.', price: 1120 },
  ];
  expect(serviceNode(URL, '/reset', service, { ...offer, options })).toMatchObject({
    offers: [
      { '@type': 'Offer', price: 850 },
      { '@type': 'Offer', price: 1120 },
    ],
    sameAs: ['https://example.com/old'],
    serviceType: 'Couples therapy',
    areaServed: [
      { '@type': 'City', name: 'Plano' },
      { '@type': 'State', name: 'Texas' },
    ],
  });
  expect(serviceNode(URL, '/reset', service, { ...offer, options: [] })).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: 850, highPrice: 1120 },
  });
});
