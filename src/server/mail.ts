/** Mail to the practice. Recipients and subject are ours; nothing a visitor typed gets into a header. Imports nodemailer. */
import { createTransport } from 'nodemailer';
import { LONGEST_TRY_MS } from './adapter.ts';
import { SECOND } from './clock.ts';
import type { Mail } from './config.ts';

export interface Letter {
  /** One line of our own words. */
  subject: string;
  text: string;
  /** The same for every try, so that a copy can be recognized. */
  id: string;
}

export type Send = (letter: Letter) => Promise<void>;

/** Whether mail stays on this machine, where it needs no encryption. */
const isLoopback = (host: string): boolean => /^(?:localhost|127\.[\d.]+|::1)$/.test(host);

/**
 * Returns a function that hands a letter to the mail server, over an encrypted line unless that is this machine
 * (`?requireTLS=false` in the address allows others). It rejects with nodemailer's error within the time of one try.
 * @param siteHost stands behind the `@` of message ids
 */
export function createMail({ smtpUrl, to, from }: Mail, siteHost: string): Send {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const transport = createTransport({
    host,
    secure: protocol === 'smtps:',
    ...(port && { port: Number(port) }),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    requireTLS:
      protocol === 'smtp:' && !isLoopback(host) && searchParams.get('requireTLS') !== 'false',
    connectionTimeout: 3 * SECOND,
    greetingTimeout: 3 * SECOND,
    socketTimeout: 5 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async ({ subject, text, id }) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_done, fail) => {
      timer = setTimeout(
        () => fail(Object.assign(new Error('The mail server is slow'), { code: 'ETIMEDOUT' })),
        LONGEST_TRY_MS,
      );
    });
    const sent = transport.sendMail({
      from,
      to: [...to],
      subject,
      text,
      messageId: `<${id}@${siteHost}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    await Promise.race([sent, late]).finally(() => clearTimeout(timer));
  };
}
