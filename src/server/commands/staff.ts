/**
 * `npm run staff -- add <username> [--role admin|staff|editor]`, `-- list`, `-- reset <username>`,
 * `-- remove <username>`. Passwords are read
 * from standard input, never an argument, which every user of the machine can list.
 */
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { unknownWord } from '#lib/content/unknown-word.ts';
import { longDay } from '#lib/day.ts';
import { systemClock } from '../base/clock.ts';
import { hashPassword, MIN_LENGTH, passwordProblem } from '../accounts/password.ts';
import { ROLES, type Role } from '#staff/contract/session.ts';
import { usernameOf } from '../accounts/username.ts';
import { command, start, type CommandContext } from '../run/command.ts';

const USAGE = `Usage:
  npm run staff -- add <username>                 adds an account, or sets a new password for it
  npm run staff -- add <username> --role editor   admin, staff or editor; the first account is an admin
  npm run staff -- list
  npm run staff -- reset <username>               removes its passkeys, app and recovery codes, and ends its sessions
  npm run staff -- remove <username>`;

const ACTIONS = ['add', 'list', 'reset', 'remove'];

const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);

/** Password prompts at a terminal. */
const MAX_TRIES = 5;

/** Asks twice at a terminal, hidden, until accepted; otherwise reads one line of standard input. @throws {Error} */
async function readPassword(
  { stdin, stderr, say }: Pick<CommandContext, 'stdin' | 'stderr' | 'say'>,
  username: string,
): Promise<string> {
  const { isTTY = false } = stdin;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: isTTY });
  const typed = lines[Symbol.asyncIterator]();
  const next = async (question: string): Promise<string | undefined> => {
    if (isTTY) stderr.write(question);
    const { value, done } = await typed.next();
    if (isTTY) stderr.write('\n');
    return done ? undefined : value;
  };
  try {
    for (let left = isTTY ? MAX_TRIES : 1; ; left -= 1) {
      const password = await next(`Password, at least ${MIN_LENGTH} characters (not shown): `);
      const problem = await passwordProblem(password ?? '', username);
      const isSame = problem || !isTTY || (await next('The same again: ')) === password;
      if (!problem && isSame) return password ?? '';
      const why = problem ?? 'The two are not the same.';
      if (left === 1 || password === undefined) throw new Error(why);
      say(`${why} Try again.`);
    }
  } finally {
    lines.close();
  }
}

const lastAdmin = (username: string): string =>
  `${username} is the only admin who can sign in. Make another first: npm run staff -- add <another username> --role admin`;

async function add(context: CommandContext, name: string, wanted?: string): Promise<void> {
  const { store, say } = context;
  const username = usernameOf(name);
  if (wanted !== undefined && !isRole(wanted))
    throw new Error(`“${wanted}” is not a role. Choose ${ROLES.join(', ')}.`);
  const known = await store.staff.user(username);
  const isFirst = (await store.staff.users()).length === 0;
  const role = wanted ?? known?.role ?? (isFirst ? 'admin' : 'staff');
  const password = await readPassword(context, username);
  // Also here the last admin stays one.
  if (known && role !== known.role && (await store.staff.setRole(known.id, role)) === 'last-admin')
    throw new Error(lastAdmin(username));
  const now = systemClock.now();
  const outcome = await store.staff.put({
    id: randomUUID(),
    username,
    role,
    password: await hashPassword(password),
    createdAt: now,
    passwordAt: now,
  });
  if (outcome === 'added') return say(`${username} was added as ${role}`);
  say(`${username} (${role}) has a new password, and its sessions have ended`);
  const left = known ? await stepsOf(store, known.id) : [];
  for (const step of left) say(`  stays: ${step}`);
  if (left.length > 0)
    say(`  Is one of them somebody else’s? This removes all: npm run staff -- reset ${username}`);
}

/** Everything besides the password that an account signs in with, a line each. */
async function stepsOf({ staff }: CommandContext['store'], id: string): Promise<string[]> {
  const { passkeys, totp, recoveryCodes } = await staff.secondSteps.of(id);
  const day = (at: number): string => longDay(new Date(at).toISOString().slice(0, 10), 'en');
  return [
    ...passkeys.map(
      ({ name, createdAt, usedAt }) =>
        `passkey “${name}” of ${day(createdAt)}, ${usedAt === null ? 'never used' : `last used ${day(usedAt)}`}; it signs in without the password`,
    ),
    ...(totp && totp.lastStep >= 0 ? ['authenticator app'] : []),
    ...(recoveryCodes > 0
      ? [recoveryCodes === 1 ? '1 recovery code' : `${recoveryCodes} recovery codes`]
      : []),
  ];
}

async function reset({ store, say }: CommandContext, name: string): Promise<void> {
  const username = usernameOf(name);
  const known = await store.staff.user(username);
  if (!known) throw new Error(`There is no account ${username}`);
  const removed = await stepsOf(store, known.id);
  if ((await store.staff.endSecondSteps(known.id)) === 'last-admin')
    throw new Error(lastAdmin(username));
  for (const step of removed) say(`  removed: ${step}`);
  say(
    known.password === ''
      ? `${username} has no password yet; its link has ended: npm run staff -- add ${username}`
      : `${username} signs in with the password, and adds a second step then. Not sure who knows it? npm run staff -- add ${username}`,
  );
}

async function list({ store, print }: CommandContext): Promise<void> {
  for (const { username, role, passwordAt } of await store.staff.users()) {
    const day = new Date(passwordAt).toISOString().slice(0, 10);
    print(`${username}\t${role}\tpassword of ${longDay(day, 'en')}`);
  }
}

async function remove({ store, say }: CommandContext, name: string): Promise<void> {
  const username = usernameOf(name);
  const { staff } = store;
  const all = await staff.users();
  const known = all.find((one) => one.username === username);
  if (!known) throw new Error(`There is no account ${username}`);
  // The very last account may go: then nobody is left who would miss an admin.
  if (all.length === 1) await staff.remove(username);
  else if ((await staff.removeById(known.id)) === 'last-admin')
    throw new Error(lastAdmin(username));
  say(`${username} was removed`);
}

/** `npm run staff`. */
export const run = command(async (context) => {
  const { positionals, values } = parseArgs({
    args: [...context.args],
    options: { role: { type: 'string' } },
    allowPositionals: true,
  });
  const [action, name, ...rest] = positionals;
  if (action !== undefined && !ACTIONS.includes(action))
    throw new Error(`${unknownWord(action, ACTIONS)}\n${USAGE}`);
  if (action === 'list' && name === undefined) return list(context);
  if (name === undefined || rest.length > 0) throw new Error(USAGE);
  if (action === 'add') return add(context, name, values.role);
  if (action === 'reset') return reset(context, name);
  if (action === 'remove') return remove(context, name);
  throw new Error(USAGE);
});

if (import.meta.main) await start(run);
