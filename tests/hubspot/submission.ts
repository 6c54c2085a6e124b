/** HubSpot's validation of a submission, with its error messages. */

export interface Definition {
  portalId: string;
  formId: string;
  token?: string | undefined;
  /** Field names of the form. */
  fields: readonly string[];
  required: readonly string[];
  /** Default: HubSpot's own limits. */
  limit?: 'none';
}

export interface Refusal {
  errorType: string;
  message: string;
}

export interface Submission {
  submittedAt?: string;
  fields: { objectTypeId: string; name: string; value: string }[];
  context: { pageUri?: string; pageName?: string; hutk?: string };
  legalConsentOptions?: { consent: { consentToProcess: boolean; text: string } };
}

const MONTH_MS = 30 * 86_400_000;
const KEYS = ['submittedAt', 'fields', 'context', 'legalConsentOptions', 'skipValidation'];
const CONTEXT_KEYS = ['pageUri', 'pageName', 'hutk', 'ipAddress'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldRefusals(fields: unknown, definition: Definition): Refusal[] {
  if (!Array.isArray(fields))
    return [{ errorType: 'INVALID_FIELDS', message: "'fields' is missing" }];
  const refusals = fields.flatMap((field: unknown): Refusal[] => {
    if (!isObject(field) || typeof field['name'] !== 'string' || typeof field['value'] !== 'string')
      return [{ errorType: 'INVALID_FIELDS', message: 'A field needs a name and a value' }];
    const { name, value, objectTypeId } = field;
    if (objectTypeId !== '0-1' || !definition.fields.includes(name))
      return [
        {
          errorType: 'FIELD_NOT_IN_FORM_DEFINITION',
          message: `Error in 'fields'. Field '${name}' is not in the form definition`,
        },
      ];
    if (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
      return [
        { errorType: 'INVALID_EMAIL', message: `Error in 'fields.email'. Invalid '${value}'` },
      ];
    return [];
  });
  const names = fields.map((field: unknown) => (isObject(field) ? field['name'] : undefined));
  const missing = definition.required.filter((name) => !names.includes(name));
  return [
    ...refusals,
    ...missing.map((name) => ({
      errorType: 'REQUIRED_FIELD',
      message: `Error in 'fields.${name}'. Required field '${name}' is missing`,
    })),
  ];
}

function contextRefusals(context: unknown): Refusal[] {
  if (!isObject(context))
    return [{ errorType: 'INVALID_CONTEXT', message: "'context' is missing" }];
  const { hutk, pageUri } = context;
  const unknown = Object.keys(context).filter((key) => !CONTEXT_KEYS.includes(key));
  return [
    ...unknown.map((key) => ({ errorType: 'UNKNOWN_KEY', message: `context.${key}` })),
    ...(hutk === undefined || /^[0-9a-f]{32}$/.test(String(hutk))
      ? []
      : [{ errorType: 'INVALID_HUTK', message: 'hutk is malformed' }]),
    ...(URL.canParse(String(pageUri))
      ? []
      : [{ errorType: 'INVALID_PAGE_URI', message: 'pageUri is malformed' }]),
  ];
}

/** All errors in a body; empty if HubSpot would accept it. */
export function refusalsOf(body: unknown, definition: Definition, now: number): Refusal[] {
  if (!isObject(body)) return [{ errorType: 'INVALID_BODY', message: 'Not an object' }];
  const { submittedAt, fields, context, legalConsentOptions } = body;
  const unknown = Object.keys(body).filter((key) => !KEYS.includes(key));
  const consent = isObject(legalConsentOptions) ? legalConsentOptions['consent'] : undefined;
  const isAgreed =
    isObject(consent) &&
    consent['consentToProcess'] === true &&
    typeof consent['text'] === 'string';
  return [
    ...unknown.map((key) => ({ errorType: 'UNKNOWN_KEY', message: key })),
    ...fieldRefusals(fields, definition),
    ...contextRefusals(context),
    ...(isAgreed || legalConsentOptions === undefined
      ? []
      : [{ errorType: 'INVALID_CONSENT', message: 'No consent' }]),
    ...(submittedAt === undefined || now - Number(submittedAt) <= MONTH_MS
      ? []
      : [{ errorType: 'INVALID_SUBMITTED_AT', message: 'submittedAt is older than a month' }]),
  ];
}
