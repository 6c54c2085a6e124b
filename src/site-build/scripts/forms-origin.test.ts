import { expect, it } from 'vitest';
import { withFormsOrigin } from './forms-origin.ts';

it('makes paths of the public API absolute, and nothing else', () => {
  const code = `export const CONTACT_PATH = '/api/submit-homepage-form';
const file = '/api/call.ics'; const staff = '/api/admin/inbox'; const page = '/vibe-check';`;
  expect(withFormsOrigin(code, 'https://forms.example.com')).toBe(
    `export const CONTACT_PATH = 'https://forms.example.com/api/submit-homepage-form';
const file = 'https://forms.example.com/api/call.ics'; const staff = '/api/admin/inbox'; const page = '/vibe-check';`,
  );
});
