import type { Site } from '../rule.ts';
import { expect, it } from 'vitest';
import { parseFile } from '../parse.ts';
import { siteOf } from '../project.ts';
import { siteWith, testRule } from '../rule-tester.ts';
import { site as facts } from '#site';
import { names } from './names.ts';

const OTHERS = {
  'therapists/teo.md': '---\nname: Teo\n---\n',
  'faqs/insurance.md': '---\nquestion: Why?\n---\n',
  'prices.yaml': 'reset: { name: Reset }\n',
  'categories.yaml': 'repairs: { title: Repairs }\n',
  'closing.yaml': 'dog: { title: The dog has heard both sides. }\n',
};
const PROJECT = { fixed: { paths: [], ids: [], moved: {}, coded: [] }, recordings: new Map() };
const DRAWN = ['kettle', 'phone-down']
  .map((name) => `../ui/drawings/props/${name}.svg`)
  .concat('../ui/drawings/heads/scene/armchair.svg', '../ui/drawings/components/weekend.svg');
const recordings: Site['recordings'] = new Map([
  ['/episodes/18.mp3', { bytes: 36_086, type: 'audio/mpeg' as const }],
  ['/episodes/20.mp3', { bytes: 9, type: 'audio/mp4' as const }],
  ['/episodes/21.mp3', { bytes: 9, type: undefined }],
]);
const site = siteWith(OTHERS, { recordings });
const found = (path: string, front: string, text = '') =>
  testRule(names, path, `---\n${front}\n---\n${text}\n`, site);

it('accepts existing names', () => {
  expect(found('posts/1-a.md', 'author: teo\ncategory: repairs')).toEqual([]);
  expect(found('pages/a.md', 'closing: dog')).toEqual([]);
  expect(found('services/a.md', 'people: [teo, teo]\nfaqs: [insurance]')).toEqual([]);
  expect(found('faqs/b.md', 'question: Why?', 'It is {price:6-session-reset.couple}.')).toEqual([]);
  expect(found('quizzes/a.yaml', 'questions: [{ ask: Who would come? }]')).toEqual([]);
});

it('asks for the notices of the law in force only', () => {
  const files = { 'notices/fees.md': '---\ntitle: Fees\n---\n' };
  const noticed = (state: string) =>
    testRule(
      names,
      `laws/${state}.yaml`,
      'notices: [{ notice: complaints }]\n',
      siteWith({ ...OTHERS, ...files }, { recordings }),
    );
  expect(noticed(facts.lawPack)).toEqual([expect.stringMatching(/notices\.0\.notice: complaints/)]);
  expect(noticed('another-state')).toEqual([]);
});

it.each([
  ['a number', 'posts/why.md', 'title: A', '1 file name: why'],
  ['an author', 'posts/1-a.md', 'author: theo', '2 author: theo'],
  ['who reviewed', 'posts/1-a.md', 'reviewedBy: theo', '2 reviewedBy: theo'],
  ['a category', 'posts/1-a.md', 'category: love', '2 category: love'],
  ['a therapist', 'services/a.md', 'people: [teo, theo]', '2 people.1: theo'],
  [
    'an answer',
    'pages/a.md',
    'sections: [{ ask: [insurrance] }]',
    '2 sections.0.ask.0: insurrance',
  ],
  ['a closing', 'pages/a.md', 'closing: cat', '2 closing: cat'],
  ['an offer', 'services/a.md', 'offer: rest', '2 offer: rest'],
])('reports that %s does not exist', (_, path, front, says) => {
  expect(found(path, front)).toEqual([says]);
});

it.each([
  ['prop: ketle', 'did you mean "kettle"?'],
  ['prop: Kettle', 'did you mean "kettle"?'],
  ['prop: sofa', 'write one of: kettle, phone-down'],
])('%s: says which drawings there are', (front, example) => {
  const known = siteOf(
    [parseFile('laws/texas.yaml', '')],
    { ...PROJECT, pictures: new Set(DRAWN) },
    '2026-11-21',
  );
  const about = (text: string) => names(parseFile('issues/a.md', `---\n${text}\n---\n`), known);
  const why = 'there is no such drawing, and the build stops at it';
  const words = front.replace('prop: ', '');
  expect(about(front)).toEqual([{ field: 'prop', line: 2, words, why, example }]);
  expect(about('prop: phone-down')).toEqual([]);
  // Of another kind.
  expect(about('object: phone-down')).toMatchObject([{ example: 'write one of: armchair' }]);
  expect(about('drawing: weekend')).toMatchObject([{ field: 'drawing' }]);
});

it('reports a missing price, and a missing option of a price', () => {
  expect(found('posts/1-a.md', 'tryIt: "{price:rest}"')).toEqual(['2 tryIt: {price:rest}']);
  expect(found('posts/1-a.md', 'title: A', '{price:6-session-reset.trio}')).toEqual([
    '4 text: {price:6-session-reset.trio}',
  ]);
});

it('compares an episode with its recording', () => {
  const audio = (src: string, bytes: number) =>
    found('episodes/18-a.md', `audio: { src: ${src}, bytes: ${bytes} }`);
  expect(audio('/episodes/18.mp3', 36_086)).toEqual([]);
  expect(audio('/episodes/18.mp3', 1)).toEqual(['2 audio.bytes: 1']);
  expect(audio('/episodes/19.mp3', 1)).toEqual(['2 audio.src: /episodes/19.mp3']);
  for (const name of ['20', '21'])
    expect(audio(`/episodes/${name}.mp3`, 9)).toEqual([`2 audio.src: /episodes/${name}.mp3`]);
  const typed = (type: string) =>
    found('episodes/18-a.md', `audio: { src: /episodes/18.mp3, bytes: 36086, type: ${type} }`);
  expect([typed('audio/mpeg'), typed('audio/mp4')]).toEqual([[], ['2 audio.type: audio/mp4']]);
});
