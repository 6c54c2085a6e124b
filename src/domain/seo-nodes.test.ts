import { expect, test } from 'vitest';
import type { Therapist } from './therapist.ts';
import { faqNode, personNode, serviceNode } from './seo-nodes.ts';

const URL = 'https://example.com';

test('answers keep the order of the page', () => {
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

const juno: Therapist = {
  name: 'Juno Sagebrush',
  credentials: 'LMFT Associate',
  oneLiner: 'New license, old soul.',
  funFact: 'Can nap through a drum recital.',
  isAcceptingClients: true,
  image: { src: '/juno.svg', width: 320, height: 400, format: 'svg' },
  color: 'tan',
  group: 'therapists',
  order: 3,
  listed: true,
  specialties: ['Young couples'],
  modalities: [],
  formats: ['online'],
  languages: ['English'],
  clientFocus: [],
  hours: [],
  legacyPaths: [],
  supervisor: {
    name: 'Dr. Odessa Bluestem',
    credentials: 'PhD, LMFT-S',
    license: 'SAMPLE-00001',
    since: 'March 2025',
  },
};

test('an associate is named with the supervisor for search engines too (D44)', () => {
  expect(personNode(URL, '/therapists/juno', juno)).toMatchObject({
    name: 'Juno Sagebrush',
    honorificSuffix: 'LMFT Associate, supervised by Dr. Odessa Bluestem',
    knowsAbout: ['Young couples'],
  });
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
const service = { name: 'Reset', description: 'A start.', sameAs: ['/old'], areas: ['Texas'] };

test('a service offers each option at its price, or a range', () => {
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
  });
  expect(serviceNode(URL, '/reset', service, { ...offer, options: [] })).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: 850, highPrice: 1120 },
  });
});
