import { connect } from 'node:tls';
import { isIP } from 'node:net';
import { DAY, SECOND, systemClock } from '../../base/clock.ts';
import { codeOf } from '../../base/post-json.ts';
import { failed, skipped, summarized, type Finding } from './finding.ts';

const TIMEOUT_MS = 10 * SECOND;
/** Certificates are renewed when a third of their time is left, those of 90 days 30 days before their end. */
const MAX_LATE_MS = 14 * DAY;
const LATE_SHARE = 1 / 6;

interface Certificate {
  /** Epoch milliseconds. */
  starts: number;
  ends: number;
  /** Why browsers do not trust it. */
  reason: string | undefined;
}

/** @throws {Error} without an answer */
function certificateOf(url: URL): Promise<Certificate> {
  return new Promise((done, fail) => {
    const socket = connect(
      {
        host: url.hostname,
        port: Number(url.port || 443),
        ...(isIP(url.hostname) === 0 && { servername: url.hostname }),
        // An untrusted certificate is read, too, to report why.
        rejectUnauthorized: false,
        timeout: TIMEOUT_MS,
      },
      () => {
        const { valid_from: start, valid_to: end } = socket.getPeerCertificate();
        const why: unknown = socket.authorizationError;
        socket.destroy();
        done({
          starts: Date.parse(start),
          ends: Date.parse(end),
          reason: why ? codeOf(why) || String(why) : undefined,
        });
      },
    );
    socket.once('error', fail);
    socket.once('timeout', () => socket.destroy(new Error('timeout')));
  });
}

export async function checkCertificate({ siteUrl }: { siteUrl: string }): Promise<Finding> {
  const url = new URL(siteUrl);
  if (url.protocol !== 'https:') return skipped('certificate', `SITE_URL has none: ${siteUrl}`);
  try {
    const { starts, ends, reason } = await certificateOf(url);
    const left = ends - systemClock.now();
    const date = new Date(ends).toISOString().slice(0, 10);
    return summarized(
      'certificate',
      [
        ...(reason === undefined ? [] : [`browsers do not trust it (${reason})`]),
        ...(left < Math.min(MAX_LATE_MS, (ends - starts) * LATE_SHARE)
          ? [`it ends on ${date}, in ${Math.floor(left / DAY)} days: its renewal does not work`]
          : []),
      ],
      `valid until ${date}`,
    );
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return failed('certificate', `${siteUrl} does not answer (${codeOf(error)})`);
  }
}
