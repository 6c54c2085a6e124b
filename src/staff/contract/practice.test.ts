import { describe, expect, it } from 'vitest';
import { maySee, PLACES } from './practice.ts';
import { type Role, ROLES } from './session.ts';

describe('maySee', () => {
  it('gives each role its places', () => {
    const placesOf = (role: Role): string[] =>
      PLACES.filter(({ id }) => maySee(role, id)).map(({ id }) => id);
    expect(ROLES.map((role) => [role, placesOf(role).join(' ')])).toEqual([
      ['admin', 'inbox overview slots notices content staff'],
      ['staff', 'inbox overview slots notices'],
      ['editor', 'content'],
    ]);
  });

  it('gives nothing to somebody who is not known yet, or to a role that no place names', () => {
    for (const { id } of PLACES) {
      expect(maySee(undefined, id)).toBe(false);
      expect(maySee('auditor' as Role, id)).toBe(false);
    }
  });
});
