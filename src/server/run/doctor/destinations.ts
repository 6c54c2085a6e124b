import type { DestinationName } from '#staff/contract/lead.ts';
import { systemClock } from '../../base/clock.ts';
import type { Config } from '../../base/config.ts';
import { tryHubSpot } from '../../leads/delivery/hubspot.ts';
import { codeOf } from '../../base/post-json.ts';
import { failed, ok, skipped, summarized, type Finding } from './finding.ts';

const TIMEOUT_MS = 10_000;

/** Uses a submission that HubSpot refuses before it stores anything. */
async function checkHubSpot(config: Config): Promise<Finding> {
  const { portalId, forms } = config.hubspot;
  const names = Object.keys(forms);
  if (portalId === undefined || names.length === 0)
    return skipped('HubSpot', 'not configured: leads are stored only');
  const problems: string[] = [];
  for (const form of names) {
    const problem = await tryHubSpot(config, form);
    if (problem !== undefined) problems.push(`${form}: ${problem}`);
  }
  return summarized('HubSpot', problems, `accepts our credentials for ${names.join(', ')}`);
}

async function checkMail(config: Config, isWanted: boolean): Promise<Finding> {
  const { mail, siteUrl } = config;
  if (!mail) return skipped('mail', 'not configured: no emails about leads and no alerts');
  if (!isWanted) return skipped('mail', 'not tried: npm run doctor -- --mail sends a test message');
  const { createMail } = await import('../../base/mail.ts');
  try {
    const { refused } = await createMail(
      mail,
      new URL(siteUrl).hostname,
    )({
      subject: 'Test message of npm run doctor',
      text: `Mail of ${siteUrl} works: emails about leads and alerts will arrive here.`,
      id: `doctor-${Math.round(systemClock.now())}`,
    });
    const lost = refused.map(({ to, status }) => `${to} (${status})`).join(', ');
    if (lost !== '') return failed('mail', `the mail server does not take mail for ${lost}`);
    return ok('mail', `a test message went to ${mail.to.length} addresses of NOTIFY_TO`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Such as "self-signed certificate", which no code says.
    return failed(
      'mail',
      `the mail server did not take a test message (${codeOf(error)}: ${error.message}): check SMTP_URL, NOTIFY_TO and NOTIFY_FROM`,
    );
  }
}

/** Only asks whether the webhook's server answers: anything more would be a lead. */
async function checkWebhook({ webhook }: Config): Promise<Finding> {
  if (!webhook) return skipped('webhook', 'not configured');
  const { origin } = new URL(webhook.url);
  try {
    const { status } = await fetch(webhook.url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok('webhook', `${origin} answers (${status})`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return failed('webhook', `${origin} does not answer (${codeOf(error.cause ?? error)})`);
  }
}

/** The second argument: whether to send a test message. */
export const DESTINATION_CHECKS: Readonly<
  Record<DestinationName, (config: Config, sendsMail: boolean) => Promise<Finding>>
> = { hubspot: checkHubSpot, email: checkMail, webhook: checkWebhook };
