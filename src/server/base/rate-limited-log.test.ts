import { expect, it } from 'vitest';
import { limitLog } from './rate-limited-log.ts';
import { createLog } from './log.ts';

it('logs sixty lines of an event per minute, counts skipped lines, and does not limit other events', () => {
  let now = 0;
  let written = '';
  const log = limitLog(
    createLog('info', (lines) => (written += lines)),
    ['post.refused'],
    { steady: () => now },
  );
  const events = (): string[] => {
    log.flush();
    const lines = written.split('\n').filter(Boolean);
    written = '';
    return lines.map((line) => {
      const { event, of, lines: count } = JSON.parse(line) as Record<string, unknown>;
      return [event, of, count].filter(Boolean).join(' ');
    });
  };
  for (let time = 0; time < 2000; time += 1) log.info('post.refused', { why: 'tooMany' });
  for (let time = 0; time < 100; time += 1) log.info('lead.stored');
  const first = events();
  expect(first.filter((event) => event === 'post.refused')).toHaveLength(60);
  expect(first.filter((event) => event === 'lead.stored')).toHaveLength(100);
  expect(first.at(-1)).toBe('log.skipped post.refused 1940');

  for (let time = 0; time < 61; time += 1) log.info('post.refused');
  now = 60_000;
  log.info('post.refused');
  expect(events().slice(59)).toEqual([
    'post.refused',
    'log.skipped post.refused 1',
    'post.refused',
  ]);
  expect(events()).toEqual([]);
});
