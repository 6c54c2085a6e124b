import { expect, it } from 'vitest';
import { createDestinations, formsByDestination } from './destinations.ts';
import { systemClock } from '../../base/clock.ts';
import { getConfig } from '../../base/config.ts';

const HUBSPOT = { HUBSPOT_PORTAL_ID: '1', HUBSPOT_CONTACT_FORM_ID: 'a' };
const MAIL = { SMTP_URL: 'smtp://localhost', NOTIFY_TO: 'office@example.com' };
const WEBHOOK = {
  WEBHOOK_URL: 'https://example.com/',
  WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};

it.each([
  ['none', {}],
  ['HubSpot without a portal id', { HUBSPOT_CONTACT_FORM_ID: 'a' }],
  ['HubSpot for one form', HUBSPOT],
  ['the webhook only', WEBHOOK],
  ['all', { ...HUBSPOT, ...MAIL, ...WEBHOOK }],
])('formsByDestination lists the same forms as the created destinations: %s', (_what, env) => {
  const config = getConfig(env);
  const destinations = createDestinations(
    config,
    config.mail && (async () => ({ taken: [], refused: [] })),
    systemClock,
  );
  expect(formsByDestination(config)).toEqual(
    Object.fromEntries(destinations.map(({ name, forms }) => [name, forms])),
  );
});
