/** Leads as visitors post them. */
import { expect } from 'vitest';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { site as practice } from '#site';

/** The first service of the practice. */
export const SERVICE = Object.keys(practice.services)[0] ?? 'other';
export const OTHER_SERVICE = 'other';
export const LEAD = {
  firstName: 'Linh',
  lastName: 'Nguyễn',
  email: 'linh.nguyen@example.com',
  phone: '214 555 0142',
  serviceInterest: SERVICE,
  bestWayToContact: 'text',
  state: 'Texas',
  message: 'Two phones in one bed.',
  communicationsOptIn: true,
  dataStorageConsent: true,
  pageUri: '/vibe-check',
  pageName: 'Vibe Check',
} as const;

let visitors = 0;

/** Unique in the test run. */
export function lead(changes: object = {}): Record<string, unknown> {
  visitors += 1;
  return { ...LEAD, email: `visitor-${visitors}@example.com`, ...changes };
}

type Headers = Readonly<Record<string, string>>;

/** Posts JSON; text as it is. */
export const posting =
  (path: string) =>
  (origin: string, body: unknown, headers: Headers = {}): Promise<Response> =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
    });

/** Posts form-encoded fields, as without JavaScript. */
export const postingForms =
  (path: string) =>
  (origin: string, fields: object, headers: Headers = {}): Promise<Response> =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields as Record<string, string>).toString(),
      redirect: 'manual',
    });

export const post = posting(CONTACT_PATH);
export const postForm = postingForms(CONTACT_PATH);

/** Returns the lead id. */
export async function acceptedId(response: Response): Promise<string> {
  const answer: unknown = await response.json();
  expect({ status: response.status, answer }).toEqual({
    status: 200,
    answer: { ok: true, id: expect.any(String) },
  });
  return (answer as { id: string }).id;
}

export async function answer(
  response: Promise<Response>,
): Promise<{ status: number; body: unknown }> {
  const got = await response;
  return { status: got.status, body: await got.json() };
}
