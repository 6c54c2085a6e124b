/** How HubSpot's responses are interpreted: `tests/hubspot/README.md`. */
import type { Destination, Outcome } from './port.ts';
import { SECOND, systemClock, type Clock } from '../../base/clock.ts';
import type { Config } from '../../base/config.ts';
import { submissionOf } from './hubspot-submission.ts';
import { postJson, type Answer } from '../../base/post-json.ts';
import type { Lead } from '../lead.ts';

/** HubSpot's rate limit window. */
const WINDOW_MS = 10 * SECOND;

function parseErrorBody(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function textField(value: unknown, name: string): string {
  const text: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
}

function refusedOutcome(status: number, refusal: object): Outcome {
  const listed: unknown = Reflect.get(refusal, 'errors');
  const errors: unknown[] = Array.isArray(listed) ? listed : [];
  const codes = errors.map(
    (error) => textField(error, 'errorType').replace(/[^A-Z_]/g, '') || 'UNKNOWN',
  );
  const messages = errors.map((error) => textField(error, 'message')).filter(Boolean);
  const reason =
    messages.join('; ') || textField(refusal, 'message') || `HubSpot answered ${status}`;
  return {
    kind: 'refused',
    status,
    code: codes.join(',') || 'UNKNOWN',
    reason: reason.slice(0, 500),
  };
}

function hubspotOutcome({ status, text, isHtml, retryAfterMs }: Answer): Outcome {
  if (status === 200 && !isHtml) return { kind: 'delivered', status };
  if (status === 401 || status === 403 || status === 404)
    return {
      kind: 'paused',
      status,
      code: `HTTP_${status}`,
      reason: `HubSpot answered ${status}: check HUBSPOT_TOKEN, HUBSPOT_PORTAL_ID and the form ids`,
    };
  const refusal =
    status === 400 || status === 413 || status === 422 ? parseErrorBody(text) : undefined;
  if (refusal) return refusedOutcome(status, refusal);
  const pauseMs = retryAfterMs ?? (status === 429 ? WINDOW_MS : undefined);
  return {
    kind: 'later',
    status,
    code: isHtml && status === 200 ? 'NOT_HUBSPOT' : `HTTP_${status}`,
    reason: `HubSpot answered ${status}`,
    ...(pauseMs !== undefined && { retryAfterMs: pauseMs }),
  };
}

type HubSpotConfig = Pick<Config, 'hubspot' | 'siteUrl'>;

function endpointOf({ hubspot }: HubSpotConfig, form: string) {
  const { origin, portalId, token, forms } = hubspot;
  const path = `submissions/v3/integration/${token ? 'secure/' : ''}submit`;
  return {
    url: `${origin}/${path}/${portalId}/${forms[form as keyof typeof forms] ?? ''}`,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  };
}

/** An unknown field: HubSpot refuses the whole submission for it, and stores nothing. */
const NO_FIELD = 'hearthline_dry_call';
const NO_FIELD_CODE = 'FIELD_NOT_IN_FORM_DEFINITION';

/** Tries credentials and ids of a form without leaving a lead; returns what is wrong, if anything. */
export async function tryHubSpot(config: HubSpotConfig, form: string): Promise<string | undefined> {
  const { url, headers } = endpointOf(config, form);
  const body = JSON.stringify({
    fields: [{ objectTypeId: '0-1', name: NO_FIELD, value: 'test' }],
    context: { pageUri: config.siteUrl, pageName: 'npm run doctor' },
  });
  const answer = await postJson(url, body, headers, systemClock.now);
  if (answer.status === null) return `no answer from HubSpot (${answer.code})`;
  const outcome = hubspotOutcome(answer);
  if (outcome.kind === 'delivered')
    return `HubSpot took a submission with only the unknown field ${NO_FIELD}: delete it there`;
  if (outcome.kind !== 'refused') return outcome.reason;
  return outcome.code.includes(NO_FIELD_CODE) ? undefined : `${outcome.code}: ${outcome.reason}`;
}

/** The HubSpot destination; without forms until the portal id is configured. */
export function createHubSpot(
  config: HubSpotConfig,
  { now }: Pick<Clock, 'now'> = systemClock,
): Destination {
  const { hubspot, siteUrl } = config;
  const { portalId, forms, spacingMs } = hubspot;

  const deliver = async (lead: Lead): Promise<Outcome> => {
    const body = JSON.stringify(submissionOf(lead, { ...hubspot, siteUrl }, now()));
    const { url, headers } = endpointOf(config, lead.form);
    const answer = await postJson(url, body, headers, now);
    if (answer.status !== null) return hubspotOutcome(answer);
    const { code } = answer;
    return { kind: 'later', status: null, code, reason: `No answer from HubSpot (${code})` };
  };
  return { name: 'hubspot', forms: portalId ? Object.keys(forms) : [], spacingMs, deliver };
}
