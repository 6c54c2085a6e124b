import { describe, expect, it } from 'vitest';
import { post, testRule } from '../rule-tester.ts';
import { reading } from './readability.ts';

const EASY =
  'You come in. You sit where you like. We ask what brings you here, and we listen to both of you. ';
const HARD =
  'Therapeutic interventions facilitating interpersonal differentiation necessitate considerable psychological sophistication, particularly regarding intergenerational transmission of dysfunctional communicative behaviors. ';
const found = (text: string, front = ''): string[] =>
  testRule(reading, 'services/a.md', `---\ntitle: A\n${front}---\n${text}`);

describe('reading', () => {
  it('reports an expert-level text and its longest sentence', () => {
    expect(found(HARD.repeat(5))).toEqual([
      '4 text: Therapeutic interventions facilitating interpersonal differentiation necessitate considerable',
    ]);
  });

  it('accepts plain language, and short texts', () => {
    expect(found(EASY.repeat(10))).toEqual([]);
    expect(found(HARD)).toEqual([]);
  });

  it('is stricter on crisis pages', () => {
    const middle =
      `${EASY}Before we meet together, your therapist speaks with each of you separately and asks, carefully, whether you generally feel comfortable at home during difficult conversations. `.repeat(
        3,
      );
    expect(found(middle)).toEqual([]);
    expect(found(middle, 'crisis: true\n')).toHaveLength(1);
  });

  it('measures Spanish by its own words', () => {
    const easy =
      'Usted llega. Se sienta donde quiera. Le preguntamos qué pasó y la escuchamos con calma. ';
    const hard =
      'Las intervenciones terapéuticas facilitadoras de la diferenciación interpersonal requieren considerable sofisticación psicológica, particularmente respecto de comportamientos comunicativos disfuncionales intergeneracionales. ';
    const middle = `${easy}Antes de reunirnos, la terapeuta conversa por separado con cada persona y pregunta, con cuidado, si normalmente se siente tranquila durante las conversaciones. `;
    const at = (text: string, path: string, front = ''): string[] =>
      testRule(reading, path, `---\ntitle: A\n${front}---\n${text}`);
    expect(at(easy.repeat(8), 'pages/es/a.md')).toEqual([]);
    expect(at(middle.repeat(3), 'pages/es/a.md')).toEqual([]);
    expect(at(middle.repeat(3), 'pages/es/a.md', 'crisis: true\n')).toHaveLength(1);
    expect(at(hard.repeat(5), 'pages/es/a.md')).toEqual([
      '4 text: Las intervenciones terapéuticas facilitadoras de la diferenciación',
    ]);
  });

  it('ignores lists, code and quotations', () => {
    const list = `- ${HARD}\n`.repeat(5);
    expect(found(`${list}\n> ${HARD.repeat(4)}\n\n\`\`\`\n${HARD.repeat(4)}\n\`\`\``)).toEqual([]);
  });

  it('warns about a very long sentence', () => {
    expect(found(`${EASY.repeat(8)}You ${'and you '.repeat(24)}come in.`)).toEqual([
      expect.stringMatching(/^~4 text: You and you/),
    ]);
  });

  it.each(['', post('ผู้คนมากมาย '.repeat(100)), post('!?')])(
    'does not throw for any text (%#)',
    (text) => {
      expect(() => testRule(reading, 'posts/7-a.md', text)).not.toThrow();
    },
  );
});
