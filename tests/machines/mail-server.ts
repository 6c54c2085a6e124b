/**
 * The mail server of the guide's test, in the network of the started machine: prints its port, then each message as a
 * line of JSON. A line of standard input is what it answers from then on, such as `{"rcpt":"451 Later"}`.
 */
import { createInterface } from 'node:readline';
import { startFakeMailServer } from '../mail/fake-smtp.ts';

const say = (value: unknown): void => {
  process.stdout.write(`${JSON.stringify(value)}\n`);
};

const server = await startFakeMailServer();
say({ port: Number(new URL(server.env['SMTP_URL'] ?? '').port) });
server.received.push = (...mails) => {
  for (const mail of mails) say(mail);
  return mails.length;
};
createInterface({ input: process.stdin })
  .on('line', (line) => server.behave(JSON.parse(line)))
  // With the test, whatever ended it.
  .on('close', () => process.exit());
