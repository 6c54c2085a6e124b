/** Sends email. No visitor input gets into a header. */
import { createTransport } from 'nodemailer';
import type { Recipient } from '#domain/forms/email-address.ts';
import { TRY_TIMEOUT_MS } from './port.ts';
import { SECOND } from '../clock.ts';
import type { Mail } from '../config.ts';
import { isLoopback } from '../setting.ts';

export interface MailMessage {
  /** No visitor input. */
  subject: string;
  text: string;
  /** The same for every attempt, so that duplicates can be recognized. */
  id: string;
  /** By default the recipients of notices about leads. */
  to?: Recipient;
  /** By staff to a visitor: from the practice's name, answers to its address, threaded. */
  personal?: {
    name: string;
    answersTo: string;
    /** Message ids, oldest first. */
    earlier: readonly string[];
  };
  /** A calendar entry that changes with it (RFC 5546). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string };
}

export type Send = (letter: MailMessage) => Promise<void>;

/**
 * Sends through the SMTP server, over TLS unless it is this machine (`?requireTLS=false` in the URL disables that).
 * Rejects with nodemailer's error within `timeoutMs`, and closes the connection then.
 * @param siteHost domain part of message ids
 */
export function createMail(
  { smtpUrl, to: office, from }: Mail,
  siteHost: string,
  timeoutMs = TRY_TIMEOUT_MS,
): Send {
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

  const messageIdOf = (id: string): string => `<${id}@${siteHost}>`;
  return async ({ subject, text, id, to, personal, calendar }) => {
    let timer: NodeJS.Timeout | undefined;
    const ended = new AbortController();
    const late = new Promise<never>((_done, fail) => {
      timer = setTimeout(() => {
        fail(Object.assign(new Error('The mail server timed out'), { code: 'ETIMEDOUT' }));
        // A slow server must not take it afterwards: it is sent again.
        ended.abort();
      }, timeoutMs);
    });
    const earlier = personal?.earlier.map(messageIdOf) ?? [];
    const sent = transport.sendMail({
      from: personal ? { name: personal.name, address: from } : from,
      // As an object, it is read by no parser of lists.
      to: to === undefined ? [...office] : { name: '', address: to },
      subject,
      text,
      signal: ended.signal,
      messageId: messageIdOf(id),
      ...(personal
        ? {
            replyTo: personal.answersTo,
            ...(earlier.length > 0 && { inReplyTo: earlier.at(-1), references: earlier }),
          }
        : // A person wrote what changes a call.
          calendar === undefined && { headers: { 'Auto-Submitted': 'auto-generated' } }),
      ...(calendar && {
        icalEvent: { method: calendar.method, filename: 'call.ics', content: calendar.text },
      }),
    });
    await Promise.race([sent, late]).finally(() => clearTimeout(timer));
  };
}
