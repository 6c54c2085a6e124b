/** Delivery to HubSpot's forms API. What an answer means was measured and read; see `tests/hubspot/README.md`. */
import { LONGEST_TRY_MS, type Adapter, type Outcome } from './adapter.ts';
import { HOUR, SECOND, systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { submissionOf } from './hubspot-form.ts';
import type { Lead } from './store.ts';

/** HubSpot counts requests in windows of this length. */
const WINDOW_MS = 10 * SECOND;
/** Longest pause taken from a `Retry-After`; what is beyond it is asked for again. */
export const LONGEST_REST_MS = HOUR;
/** Longest body read from an answer, characters: only its beginning tells anything. */
const MOST_TEXT = 20_000;

/** Milliseconds of a `Retry-After` in seconds or as a date. */
export function retryAfterMs(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  const wait = /^\d{1,9}$/.test(value.trim()) ? Number(value) * SECOND : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_REST_MS) : undefined;
}

/** The body of an answer, or as much of it as came. The header already said what counts. */
async function textOf(response: Response): Promise<string> {
  let text = '';
  try {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true });
      if (text.length > MOST_TEXT) break;
    }
    return text;
  } catch (error) {
    // A line that breaks behind the header changes nothing: what came is all there is.
    return error instanceof Error ? text : '';
  }
}

interface Refusal {
  message?: string;
  errors?: { errorType?: string; message?: string }[];
}

function refusalOf(text: string): Refusal | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function refused(status: number, { errors = [], message = '' }: Refusal): Outcome {
  const codes = errors.map(({ errorType = 'UNKNOWN' }) => errorType.replace(/[^A-Z_]/g, ''));
  const reason = errors.map((error) => error.message ?? '').join('; ') || message;
  return {
    kind: 'refused',
    status,
    code: codes.join(',') || 'UNKNOWN',
    reason: reason.slice(0, 500),
  };
}

/** What an answer means for the lead and for those behind it. */
async function outcomeOf(response: Response, now: number): Promise<Outcome> {
  const { status, headers } = response;
  const text = await textOf(response);
  const isPage = /html/i.test(headers.get('content-type') ?? '') || /^\s*</.test(text);
  if (status === 200 && !isPage) return { kind: 'delivered', status };
  if (status === 401 || status === 403 || status === 404)
    return {
      kind: 'paused',
      status,
      code: `HTTP_${status}`,
      reason: `HubSpot answered ${status}: check HUBSPOT_TOKEN, HUBSPOT_PORTAL_ID and the form ids`,
    };
  const refusal = status === 400 || status === 413 || status === 422 ? refusalOf(text) : undefined;
  if (refusal) return refused(status, refusal);
  const restMs =
    retryAfterMs(headers.get('retry-after'), now) ?? (status === 429 ? WINDOW_MS : undefined);
  return {
    kind: 'later',
    status,
    code: isPage && status === 200 ? 'NOT_HUBSPOT' : `HTTP_${status}`,
    reason: `HubSpot answered ${status}`,
    ...(restMs !== undefined && { restMs }),
  };
}

const codeOf = (error: unknown): string => {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  if (typeof code === 'string') return code;
  return cause instanceof Error ? cause.name : 'UNKNOWN';
};

export function createHubSpot(
  { hubspot, siteUrl }: Pick<Config, 'hubspot' | 'siteUrl'>,
  { now }: Pick<Clock, 'now'> = systemClock,
  send: typeof fetch = fetch,
): Adapter {
  const { origin, portalId, token, forms, spacingMs } = hubspot;
  const path = `submissions/v3/integration/${token ? 'secure/' : ''}submit`;

  const deliver = async (lead: Lead): Promise<Outcome> => {
    const form = forms[lead.form as keyof typeof forms] ?? '';
    try {
      const response = await send(`${origin}/${path}/${portalId}/${form}`, {
        method: 'POST',
        // A redirect is somebody else's server: leads do not follow it.
        redirect: 'manual',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(submissionOf(lead, siteUrl, now())),
        signal: AbortSignal.timeout(LONGEST_TRY_MS),
      });
      return await outcomeOf(response, now());
    } catch (error) {
      const code = codeOf(error);
      return { kind: 'later', status: null, code, reason: `No answer from HubSpot (${code})` };
    }
  };
  return { name: 'hubspot', forms: portalId ? Object.keys(forms) : [], spacingMs, deliver };
}
