import { describe, expect, it } from 'vitest';
import { actionWords, groupLines } from './log-words.ts';

const line = (id: string, action: string, by: string | null = null) => ({
  id,
  at: Number(id),
  by,
  action,
  about: '',
});

describe('groupLines', () => {
  it('counts equal lines that follow each other', () => {
    const lines = [
      line('5', 'session.refused'),
      line('4', 'session.refused'),
      line('3', 'session.refused', 'wren'),
      line('2', 'staff.added', 'wren'),
      line('1', 'session.refused'),
    ];
    expect(groupLines(lines).map(({ id, count }) => [id, count])).toEqual([
      ['5', 2],
      ['3', 1],
      ['2', 1],
      ['1', 1],
    ]);
  });
});

describe('actionWords', () => {
  it('has words, or the name of the action', () => {
    expect(actionWords('staff.role')).toBe('Changed a role');
    expect(actionWords('lead.sung-to')).toBe('lead.sung-to');
  });
});
