/** Delivery to HubSpot's forms API. What an answer means was measured and read; see `tests/hubspot/README.md`. */
import type { Adapter, Outcome } from './adapter.ts';
import { SECOND, systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { submissionOf } from './hubspot-form.ts';
import { postJson, type Answer } from './outgoing.ts';
import type { Lead } from './store.ts';

/** HubSpot counts requests in windows of this length. */
const WINDOW_MS = 10 * SECOND;

function refusalOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A text in somebody else's JSON; whatever else stands there says nothing. */
function said(value: unknown, name: string): string {
  const text: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
}

function refused(status: number, refusal: object): Outcome {
  const listed: unknown = Reflect.get(refusal, 'errors');
  const errors: unknown[] = Array.isArray(listed) ? listed : [];
  const codes = errors.map(
    (error) => said(error, 'errorType').replace(/[^A-Z_]/g, '') || 'UNKNOWN',
  );
  const messages = errors.map((error) => said(error, 'message')).filter(Boolean);
  const reason = messages.join('; ') || said(refusal, 'message') || `HubSpot answered ${status}`;
  return {
    kind: 'refused',
    status,
    code: codes.join(',') || 'UNKNOWN',
    reason: reason.slice(0, 500),
  };
}

/** What an answer means for the lead and for those behind it. */
function outcomeOf({ status, text, isPage, restMs }: Answer): Outcome {
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
  const pauseMs = restMs ?? (status === 429 ? WINDOW_MS : undefined);
  return {
    kind: 'later',
    status,
    code: isPage && status === 200 ? 'NOT_HUBSPOT' : `HTTP_${status}`,
    reason: `HubSpot answered ${status}`,
    ...(pauseMs !== undefined && { restMs: pauseMs }),
  };
}

export function createHubSpot(
  { hubspot, siteUrl }: Pick<Config, 'hubspot' | 'siteUrl'>,
  { now }: Pick<Clock, 'now'> = systemClock,
  send: typeof fetch = fetch,
): Adapter {
  const { origin, portalId, token, forms, spacingMs } = hubspot;
  const path = `submissions/v3/integration/${token ? 'secure/' : ''}submit`;
  const headers = token ? { Authorization: `Bearer ${token}` } : {};

  const deliver = async (lead: Lead): Promise<Outcome> => {
    const form = forms[lead.form as keyof typeof forms] ?? '';
    const body = JSON.stringify(submissionOf(lead, { ...hubspot, siteUrl }, now()));
    const url = `${origin}/${path}/${portalId}/${form}`;
    const answer = await postJson(url, body, headers, now, send);
    if (answer.status !== null) return outcomeOf(answer);
    const { code } = answer;
    return { kind: 'later', status: null, code, reason: `No answer from HubSpot (${code})` };
  };
  return { name: 'hubspot', forms: portalId ? Object.keys(forms) : [], spacingMs, deliver };
}
