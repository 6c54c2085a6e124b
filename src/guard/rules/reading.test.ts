import { describe, expect, it } from 'vitest';
import { post, tryRule } from '../trial.ts';
import { reading } from './reading.ts';

const EASY =
  'You come in. You sit where you like. We ask what brings you here, and we listen to both of you. ';
const HARD =
  'Therapeutic interventions facilitating interpersonal differentiation necessitate considerable psychological sophistication, particularly regarding intergenerational transmission of dysfunctional communicative behaviors. ';
const found = (text: string, front = ''): string[] =>
  tryRule(reading, 'services/a.md', `---\ntitle: A\n${front}---\n${text}`);

describe('reading', () => {
  it('stops at a text for experts and names the sentence to begin with', () => {
    expect(found(HARD.repeat(5))).toEqual([
      '4 text: Therapeutic interventions facilitating interpersonal differentiation necessitate considerable',
    ]);
  });

  it('lets pass plain words, and short texts', () => {
    expect(found(EASY.repeat(10))).toEqual([]);
    expect(found(HARD)).toEqual([]);
  });

  it('asks for more where help lines come first', () => {
    const middle =
      `${EASY}Before we meet together, your therapist speaks with each of you separately and asks, carefully, whether you generally feel comfortable at home during difficult conversations. `.repeat(
        3,
      );
    expect(found(middle)).toEqual([]);
    expect(found(middle, 'crisis: true\n')).toHaveLength(1);
  });

  it('does not measure lists, code and quotations', () => {
    const list = `- ${HARD}\n`.repeat(5);
    expect(found(`${list}\n> ${HARD.repeat(4)}\n\n\`\`\`\n${HARD.repeat(4)}\n\`\`\``)).toEqual([]);
  });

  it('warns of one endless sentence', () => {
    expect(found(`${EASY.repeat(8)}You ${'and you '.repeat(24)}come in.`)).toEqual([
      expect.stringMatching(/^~4 text: You and you/),
    ]);
  });

  it.each(['', post('ผู้คนมากมาย '.repeat(100)), post('!?')])('reads anything (%#)', (text) => {
    expect(() => tryRule(reading, 'posts/7-a.md', text)).not.toThrow();
  });
});
