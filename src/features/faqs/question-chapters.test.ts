import { describe, expect, it } from 'vitest';
import { questionChapters } from './question-chapters.ts';

const TEXT = '<h2 id="pay">How you pay</h2>\n<p>By card.</p>\n';
const QUESTIONS = `<h2 id="start">Getting started</h2>
<ul>
<li><strong>How soon?</strong> Within <a href="/a">two weeks</a>.</li>
<li><strong>Is it therapy?</strong> No.</li>
</ul>
`;

describe('questionChapters', () => {
  it('takes chapters of questions out of the text, wherever they stand', () => {
    const { text, chapters } = questionChapters(`<p>First.</p>\n${QUESTIONS}${TEXT}`);
    expect(text).toBe(`<p>First.</p>\n${TEXT}`);
    expect(chapters).toMatchObject([
      {
        id: 'start',
        title: 'Getting started',
        answers: [
          {
            id: 'start-1',
            question: 'How soon?',
            html: '<p>Within <a href="/a">two weeks</a>.</p>',
          },
          { id: 'start-2', question: 'Is it therapy?', html: '<p>No.</p>' },
        ],
      },
    ]);
  });

  it.each([
    ['no list', TEXT],
    ['a list of something else', QUESTIONS.replace('How soon?', 'Soon.')],
    ['words after the list', `${QUESTIONS}<p>Ask.</p>`],
    ['no chapter', '<p>Only words.</p>'],
  ])('leaves a text as it is with %s', (_, html) => {
    expect(questionChapters(html)).toEqual({ text: html, chapters: [] });
  });
});
