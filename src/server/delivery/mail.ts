/** Sends email. No visitor input gets into a header. */
import { domainToASCII } from 'node:url';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { Recipient } from '#domain/forms/email-address.ts';
import type { Refused, Sent } from './mail-result.ts';
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
  /** Of those, whoever has it already. */
  except?: readonly string[];
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

/** Rejects if the mail server took it for nobody. Whom it did not take is in the result. */
export type Send = (letter: MailMessage) => Promise<Sent>;

/** Mail programs write domains in their own way. */
const keyOf = (address: string): string => {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`.toLowerCase();
};

/** Whom of the recipients the mail server did not take, with its answers. @param result nodemailer's, or its error */
function refusedIn(result: object, recipients: readonly string[]): Refused[] {
  const errors = (result as Pick<NodemailerError, 'rejectedErrors'>).rejectedErrors ?? [];
  return errors.map(({ recipient = '', responseCode = 0 }) => ({
    to: recipients.find((one) => keyOf(one) === keyOf(recipient)) ?? recipient,
    status: responseCode,
    isFinal: responseCode >= 500,
  }));
}

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
  return async ({ subject, text, id, to, except = [], personal, calendar }) => {
    const wanted = to === undefined ? office.filter((one) => !except.includes(one)) : [to];
    if (wanted.length === 0) return { taken: [], refused: [] };
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
      to: to === undefined ? wanted : { name: '', address: to },
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
    try {
      const info = await Promise.race([sent, late]);
      const refused = refusedIn(info, wanted);
      const lost = refused.map((one) => one.to);
      return { taken: wanted.filter((one) => !lost.includes(one)), refused };
    } catch (error) {
      // Others have it: that these did not take it is no failure of the mail.
      const refused = except.length > 0 && error instanceof Error ? refusedIn(error, wanted) : [];
      if (refused.length < wanted.length) throw error;
      return { taken: [], refused };
    } finally {
      clearTimeout(timer);
    }
  };
}
