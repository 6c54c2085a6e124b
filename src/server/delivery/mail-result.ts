/** What the mail server said. Apart from `mail.ts`, which loads nodemailer. */

/** Reply codes of RFC 5321 that say an address takes no mail: repeating changes nothing. */
export const NO_MAILBOX: readonly (number | undefined)[] = [550, 551, 553];

/** The reply code in an error of `Send`; `undefined` if the mail server did not answer. */
export function statusOf(error: unknown): number | undefined {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined;
  return typeof status === 'number' ? status : undefined;
}
