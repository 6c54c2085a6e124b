import { isIP } from 'node:net';
import { SECOND } from '../../base/clock.ts';
import type { Config } from '../../base/config.ts';
import { codeOf } from '../../base/post-json.ts';
import { isLoopback } from '../../base/setting.ts';
import { failed, skipped, summarized, type Finding } from './finding.ts';

const TIMEOUT_MS = 10 * SECOND;

interface Answer {
  status: number;
  text: string;
}

/** @throws {TypeError} without an answer */
async function get(url: string, token?: string): Promise<Answer> {
  const answer = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
  });
  return { status: answer.status, text: await answer.text() };
}

function healthIn(text: string): { status: string; reasons?: string[] } | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const isOurs = typeof body === 'object' && body !== null && 'status' in body;
    return isOurs ? (body as { status: string; reasons?: string[] }) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function ownAddress({ host, port }: Config): string {
  const wildcards: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const name = wildcards[host] ?? host;
  return `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`;
}

export async function checkServer(config: Config): Promise<Finding> {
  const address = ownAddress(config);
  try {
    const { text } = await get(`${address}/healthz`, config.metricsToken);
    const health = healthIn(text);
    if (!health) return failed('server', `another program answers at ${address}: check PORT`);
    return summarized('server', health.reasons ?? [], `answers at ${address}`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return failed(
      'server',
      `does not answer at ${address} (${codeOf(error.cause ?? error)}): systemctl status hearthline.socket hearthline, and check HOST and PORT`,
    );
  }
}

const hasProxy = ({ siteUrl, port }: Config): boolean => {
  const url = new URL(siteUrl);
  return !isLoopback(url.hostname) || Number(url.port || 80) !== port;
};

/** Asks the public address for local-only details: if it gives them, the proxy passes visitors off as local. */
export async function checkProxy(config: Config): Promise<Finding> {
  // With pages on a static host, only the forms lead here.
  return hasProxy(config)
    ? checkFront(config.formsOrigin ?? config.siteUrl)
    : skipped('proxy', `SITE_URL is this server: ${config.siteUrl}`);
}

export async function checkFront(siteUrl: string): Promise<Finding> {
  try {
    const [health, metrics] = [await get(`${siteUrl}/healthz`), await get(`${siteUrl}/metrics`)];
    const found = healthIn(health.text);
    if (!found)
      return failed(
        'proxy',
        `${siteUrl}/healthz is not answered by this server (${health.status}): forward /api/ and /healthz to it`,
      );
    return summarized(
      'proxy',
      [
        ...(found.reasons
          ? [
              'visitors count as this machine, and share one rate limit: the proxy must set X-Forwarded-For',
            ]
          : []),
        ...(metrics.status === 200 && metrics.text.includes('hearthline_')
          ? [`${siteUrl}/metrics is public: answer 404 in the proxy`]
          : []),
      ],
      `${siteUrl} leads to the server`,
    );
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return failed('proxy', `${siteUrl} does not answer (${codeOf(error.cause ?? error)})`);
  }
}
