/** A fake of HubSpot's forms API; see README.md for its behavior and options. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLimit } from './limit.ts';
import { refusalsOf, type Definition, type Submission } from './submission.ts';

export interface Fault {
  kind:
    | 'status'
    | 'slow'
    | 'hang'
    | 'reset'
    | 'reset after acceptance'
    | 'broken body'
    | 'page'
    | 'redirect';
  /** For `status`. */
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** For `slow`: response time. */
  ms?: number;
}

interface Exchange {
  fault: Fault;
  request: IncomingMessage;
  response: ServerResponse;
  /** Validates and accepts a submission. */
  accept: () => boolean;
}

export interface FakeHubSpot {
  origin: string;
  definition: Definition;
  /** Accepted submissions in order, with the time of receipt (epoch milliseconds). */
  accepted: { at: number; submission: Submission }[];
  /** Statuses of all responses in order; 0 for a broken connection. */
  answers: number[];
  /** How often the sender was blocked by the rate limit. */
  blocks: () => number;
  /** Fails the next `times` requests (default: all) with a fault; without a fault, stops failing. */
  behave: (fault?: Fault, times?: number) => void;
  down: () => Promise<void>;
  up: () => Promise<void>;
  /** Environment variables that point the server to this fake. */
  env: Record<string, string>;
}

export const CONTACT_FIELDS = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'state',
  'message',
  'service_interest',
  'best_way_to_contact',
  'communications_opt_in',
] as const;

const DEFAULTS: Definition = {
  portalId: '4500123',
  formId: '8f1c2b7e-0d4a-4c55-9a5e-3f6f1f0c9a11',
  fields: CONTACT_FIELDS,
  required: ['firstname', 'email'],
};

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Starts a fake on a free port. */
export async function startFakeHubSpot(changes: Partial<Definition> = {}): Promise<FakeHubSpot> {
  const definition: Definition = { ...DEFAULTS, ...changes };
  const limit = createLimit();
  const accepted: FakeHubSpot['accepted'] = [];
  const answers: number[] = [];
  let fault: Fault | undefined;
  let times = Number.POSITIVE_INFINITY;

  const answer = (
    response: ServerResponse,
    status: number,
    body: unknown,
    headers: Record<string, string> = {},
  ): void => {
    answers.push(status);
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const cut = (request: IncomingMessage): void => {
    answers.push(0);
    request.socket.resetAndDestroy();
  };

  const faults: Readonly<Record<Fault['kind'], (exchange: Exchange) => void>> = {
    status: ({ response, fault: { status = 500, headers, body = { status: 'error' } } }) =>
      answer(response, status, body, headers),
    page: ({ response }) =>
      answer(response, 200, '<!doctype html><h1>Sign in to the Wi-Fi</h1>', {
        'Content-Type': 'text/html',
      }),
    redirect: ({ response }) => answer(response, 302, '', { Location: `${fake.origin}/elsewhere` }),
    slow: ({ response, accept, fault: { ms = 1000 } }) => {
      accept();
      setTimeout(() => answer(response, 200, { inlineMessage: 'Thanks.' }), ms);
    },
    hang: ({ accept }) => {
      answers.push(0);
      accept();
    },
    reset: ({ request }) => cut(request),
    'reset after acceptance': ({ request, accept }) => {
      accept();
      cut(request);
    },
    'broken body': ({ request, response, accept }) => {
      accept();
      answers.push(200);
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '900' });
      response.write('{"inlineMessage":"Tha', () => request.socket.resetAndDestroy());
    },
  };

  const server = createServer(async (request, response) => {
    const [, secure, portalId, formId] =
      /^\/submissions\/v3\/integration\/(secure\/)?submit\/([^/]+)\/([^/]+)$/.exec(
        request.url ?? '',
      ) ?? [];
    const body = await bodyOf(request);
    const isOurs = portalId === definition.portalId && formId === definition.formId;
    if (request.method !== 'POST' || !isOurs)
      return answer(response, 404, { status: 'error', message: 'Form not found' });
    if (secure && request.headers.authorization !== `Bearer ${definition.token ?? ''}`)
      return answer(response, 401, { status: 'error', message: 'Authentication failed' });
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      return answer(response, 415, { status: 'error' });
    if (definition.limit !== 'none' && !limit.passes())
      return answer(response, 429, {
        status: 'error',
        errors: [{ errorType: 'RATE_LIMIT', message: 'You have reached your limit' }],
      });

    const errors = refusalsOf(body, definition, Date.now());
    const accept = (): boolean => {
      if (errors.length === 0) accepted.push({ at: Date.now(), submission: body as Submission });
      return errors.length === 0;
    };
    if (fault && times > 0) {
      times -= 1;
      return faults[fault.kind]({ fault, request, response, accept });
    }
    if (accept())
      return answer(response, 200, { inlineMessage: 'Thanks for submitting the form.' });
    answer(response, 400, {
      status: 'error',
      message: 'The request is not valid',
      correlationId: 'a6b7c8d9',
      errors,
    });
  });

  const listen = (port: number): Promise<void> =>
    new Promise((done, refuse) => {
      server.once('error', refuse).listen(port, '127.0.0.1', done);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  const fake: FakeHubSpot = {
    origin: `http://127.0.0.1:${port}`,
    definition,
    accepted,
    answers,
    blocks: () => limit.blocks,
    behave(next, count = Number.POSITIVE_INFINITY) {
      fault = next;
      times = count;
    },
    async down() {
      const closed = new Promise<void>((done) => {
        server.close(() => done());
      });
      server.closeAllConnections();
      await closed;
    },
    up: () => listen(port),
    env: {
      HUBSPOT_ORIGIN: `http://127.0.0.1:${port}`,
      HUBSPOT_PORTAL_ID: definition.portalId,
      HUBSPOT_CONTACT_FORM_ID: definition.formId,
      ...(definition.token && { HUBSPOT_TOKEN: definition.token }),
    },
  };
  return fake;
}
