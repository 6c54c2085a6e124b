/** The made-up mail server of the demo: what would be sent is kept in memory and shown; nothing leaves the machine. */
import { escapeHtml } from '#lib/html.ts';
import { fullText } from '#staff/contract/times.ts';
import { site } from '#site';
import type { Clock } from '../../base/clock.ts';
import type { MailMessage, Send } from '../../base/mail.ts';

/** Begins an address whose mailbox is not there any more, so that what bounces can be seen. */
export const GONE = 'moved-away';
/** RFC 5321: no such mailbox. */
const NO_MAILBOX = 550;
/** Newest first; more would be no demo. */
const MAX_MAILS = 200;

interface KeptMail extends Pick<MailMessage, 'subject' | 'text'> {
  at: number;
  to: string;
  hasEntry: boolean;
}

export interface Outbox {
  send: Send;
  /** A page with all of them. @param address of the demo, where their links to the staff area lead */
  html: (address: string) => string;
}

/** The site of the sample is nowhere, so its staff area is the demo's. */
const linked = (text: string, address: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s/]+(\/admin[^\s]*)/g, (whole, path: string) =>
    whole.startsWith(site.url) ? `<a href="${address}${path}">${address}${path}</a>` : whole,
  );

const article = (
  { at, to, subject, text, hasEntry }: KeptMail,
  address: string,
): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, ${fullText(at, site.timeZone)}${hasEntry ? ', with an entry for their calendar' : ''}</p>
<pre>${linked(text, address)}</pre>
</article>`;

const pageOf = (mails: readonly KeptMail[], address: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>Outbox of the demo</title>
<style>
:root{color-scheme:light dark}
body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui}
article{border-top:1px solid;padding:.5rem 0}
h2{margin:.5rem 0 0;font-size:1.125rem}
pre{white-space:pre-wrap;font:inherit}
</style>
<h1>Outbox of the demo</h1>
<p>What this server would have sent. Nothing leaves this machine.</p>
${mails.map((mail) => article(mail, address)).join('\n') || '<p>Nothing yet: reply to a request, move a call, or send a form.</p>'}
</html>
`;

export function createOutbox({ now }: Pick<Clock, 'now'>, office: string): Outbox {
  const mails: KeptMail[] = [];
  return {
    async send({ to = office, subject, text, calendar }) {
      if (to.startsWith(`${GONE}@`))
        throw Object.assign(new Error('550 No such mailbox'), { responseCode: NO_MAILBOX });
      mails.unshift({ at: now(), to, subject, text, hasEntry: calendar !== undefined });
      mails.length = Math.min(mails.length, MAX_MAILS);
      return { taken: [to], refused: [] };
    },
    html: (address) => pageOf(mails, address),
  };
}
