import { expect, it } from 'vitest';
import { llmsText } from './llms-txt.ts';

it('writes Markdown with one line per page, and omits empty parts', () => {
  const text = llmsText({
    origin: 'https://example.com',
    name: 'Hearthline',
    description: 'Therapy in Dallas.',
    facts: ['Call 988.'],
    parts: [
      { title: 'Pages', links: [{ title: 'Team', path: '/team', text: 'Who we\n are. ' }] },
      { title: 'Programs', links: [] },
    ],
  });
  expect(text).toBe(
    '# Hearthline\n\n> Therapy in Dallas.\n\n- Call 988.\n\n## Pages\n\n- [Team](https://example.com/team): Who we are.\n',
  );
});
