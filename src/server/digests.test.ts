import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDigests } from './digests.ts';
import { createIds } from './ids.ts';

const { next } = createIds();
const entryAt = (at: number) => ({ id: next(at), at });
const digestOf = (number: number): string => hash('sha256', `${number}`, 'base64url').slice(0, 22);

describe('createDigests', () => {
  it('keeps what it is given, also while it grows, and nothing else', () => {
    const digests = createDigests(2 ** 16);
    const entries = Array.from({ length: 30_000 }, (_, at) => entryAt(at));
    entries.forEach((entry, at) => {
      digests.set(digestOf(at), entry);
    });
    expect(entries.map((_, at) => digests.get(digestOf(at)))).toEqual(entries);
    const strangers = entries.filter((_, at) => digests.get(digestOf(-1 - at)) !== undefined);
    expect(strangers).toEqual([]);
  });

  it('keeps the newest half at least, and never more than it may', () => {
    const digests = createDigests(16);
    for (let at = 0; at < 103; at += 1) digests.set(digestOf(at), entryAt(at));
    const kept = Array.from({ length: 103 }, (_, at) => at).filter((at) =>
      digests.get(digestOf(at)),
    );
    expect(kept.length).toBeGreaterThanOrEqual(8);
    expect(kept.length).toBeLessThanOrEqual(16);
    expect(kept).toEqual(kept.map((_, index) => 103 - kept.length + index));
  });

  it('knows the newest entry, and forgets on demand', () => {
    const digests = createDigests(4);
    const [older, newer] = [entryAt(1), entryAt(2)];
    digests.set('a', older);
    digests.set('a', newer);
    expect(digests.get('a')).toEqual(newer);
    digests.set('b', older);
    digests.delete('a');
    digests.delete('c');
    expect([digests.get('a'), digests.get('b')]).toEqual([undefined, older]);
    digests.set('a', newer);
    expect(digests.get('a')).toEqual(newer);
  });
});
