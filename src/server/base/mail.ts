/** Sends email. No visitor input gets into a header. */
import { domainToASCII } from 'node:url';
import { createTransport, type NodemailerError } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Recipient } from '#lib/email-address.ts';
import { hasPlainMailbox, PlainMailboxesOnly, type Refused, type Sent } from './mail-result.ts';
import { TRY_TIMEOUT_MS } from './post-json.ts';
import { SECOND } from './clock.ts';
import type { Mail } from './config.ts';
import { isLoopback } from './setting.ts';

export interface MailMessage {
  /** No visitor input. */
  subject: string;
  text: string;
  /** The same for every attempt, so that duplicates can be recognized. */
  id: string;
  /** By default the recipients of emails about leads. */
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
export type Send = (message: MailMessage) => Promise<Sent>;

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

/** Whether the server takes mailboxes outside ASCII (RFC 6531). Others may bounce what they took, or cut it. */
function takesAllMailboxes(options: object): Promise<boolean> {
  const connection = new SMTPConnection(options);
  return new Promise((done, fail) => {
    connection.once('error', fail);
    connection.connect(() => {
      // To the last EHLO, which is the one after STARTTLS.
      done(/^250[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse)));
      connection.quit();
    });
  });
}

/**
 * Sends through the SMTP server, over TLS with a certificate that is checked. On this machine, where nobody is between,
 * and with `?requireTLS=false` in the URL, TLS is used if the server offers it, whoever its certificate is of: Debian's
 * mail servers make their own. Rejects within `timeoutMs` with nodemailer's error or {@link PlainMailboxesOnly}, and
 * closes the connection then.
 * @param siteHost domain part of message ids
 */
export function createMail(
  { smtpUrl, to: office, from }: Mail,
  siteHost: string,
  timeoutMs = TRY_TIMEOUT_MS,
): Send {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isTrusted = isLoopback(host) || searchParams.get('requireTLS') === 'false';
  const options = {
    host,
    secure: protocol === 'smtps:',
    ...(port && { port: Number(port) }),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    requireTLS: protocol === 'smtp:' && !isTrusted,
    ...(isTrusted && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: 3 * SECOND,
    greetingTimeout: 3 * SECOND,
    socketTimeout: 5 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport(options);

  const messageIdOf = (id: string): string => `<${id}@${siteHost}>`;
  return async ({ subject, text, id, to, except = [], personal, calendar }) => {
    const asked = to === undefined ? office.filter((one) => !except.includes(one)) : [to];
    if (asked.length === 0) return { taken: [], refused: [] };
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
    const everyone = [...asked, from];
    const isPlain =
      !everyone.every(hasPlainMailbox) &&
      !(await Promise.race([takesAllMailboxes(options), late]).catch((error: unknown) => {
        clearTimeout(timer);
        throw error;
      }));
    const wanted = isPlain ? asked.filter(hasPlainMailbox) : asked;
    const beyond = asked
      .filter((one) => !wanted.includes(one))
      .map((one) => ({ to: one, status: PlainMailboxesOnly.STATUS, isFinal: true }));
    if (isPlain && (wanted.length === 0 || !hasPlainMailbox(from))) {
      clearTimeout(timer);
      if (except.length > 0 && hasPlainMailbox(from)) return { taken: [], refused: beyond };
      throw new PlainMailboxesOnly();
    }
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
      return {
        taken: wanted.filter((one) => !lost.includes(one)),
        refused: [...refused, ...beyond],
      };
    } catch (error) {
      // Others have it: that these did not take it is no failure of the mail.
      const refused = except.length > 0 && error instanceof Error ? refusedIn(error, wanted) : [];
      if (refused.length < wanted.length) throw error;
      return { taken: [], refused: [...refused, ...beyond] };
    } finally {
      clearTimeout(timer);
    }
  };
}
