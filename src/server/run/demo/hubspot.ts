/** The made-up HubSpot of the demo: takes every submission but those of an address with a slip, as HubSpot does. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What people type for `.com`: HubSpot refuses it. */
export const SLIP = '.con';

const REFUSED = {
  status: 'error',
  message: 'The request is not valid',
  errors: [
    { message: "Error in 'fields.email'. Invalid email address", errorType: 'INVALID_EMAIL' },
  ],
};

interface Submission {
  fields?: readonly { name: string; value: string }[];
}

/** Whether HubSpot would take it. */
export const isTaken = ({ fields = [] }: Submission): boolean =>
  fields.every(({ name, value }) => name !== 'email' || !value.endsWith(SLIP));

/** Listens on this machine only. @returns its origin */
export async function startHubSpot(): Promise<string> {
  const server = createServer(async (request, answer) => {
    const isFine = isTaken(JSON.parse(await text(request)) as Submission);
    answer.writeHead(isFine ? 200 : 400, { 'Content-Type': 'application/json' });
    answer.end(JSON.stringify(isFine ? { inlineMessage: 'Thanks' } : REFUSED));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
