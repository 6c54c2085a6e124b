/** The columns of each table of accounts, once. A test compares them with what `migrations.ts` makes on both databases. */
import type { LogLine } from '#staff/contract/accounts.ts';
import type { SecondSteps, StaffPasskey, StaffSession, StaffToken, StaffUser } from '../port.ts';
import { columns, table } from '../../db/columns.ts';

export const SESSION = columns<StaffSession>(
  {
    id: 'text',
    digest: 'text',
    userId: 'text',
    stage: 'text',
    startedAt: 'integer',
    lastSeenAt: 'integer',
    endsAt: 'integer',
    device: 'text',
    confirmedAt: 'integer',
  },
  { lastSeenAt: 'seen_at' },
);
export const TOKEN = columns<StaffToken>({
  digest: 'text',
  kind: 'text',
  userId: 'text?',
  endsAt: 'integer',
});
export const PASSKEY = columns<StaffPasskey>({
  id: 'text',
  userId: 'text',
  publicKey: 'text',
  counter: 'integer',
  transports: 'json',
  createdAt: 'integer',
  name: 'text',
  usedAt: 'integer?',
});
export const TOTP = columns<NonNullable<SecondSteps['totp']>>({
  secret: 'text',
  lastStep: 'integer',
  nextSecret: 'text?',
});
export const USER = columns<StaffUser>({
  id: 'text',
  username: 'text',
  role: 'text',
  password: 'text',
  createdAt: 'integer',
  passwordAt: 'integer',
});
export const LOG_LINE = columns<LogLine>(
  { id: 'text', at: 'integer', by: 'text?', action: 'text', about: 'text' },
  { by: 'username' },
);

export const STAFF_USERS = table<StaffUser>('staff_users', USER.byName);
export const STAFF_SESSIONS = table<StaffSession>('staff_sessions', SESSION.byName);
export const STAFF_TOKENS = table<StaffToken>('staff_tokens', TOKEN.byName);
export const STAFF_PASSKEYS = table<StaffPasskey>('staff_passkeys', PASSKEY.byName);
export const STAFF_TOTPS = table<NonNullable<SecondSteps['totp']> & { userId: string }>(
  'staff_totp',
  {
    ...TOTP.byName,
    userId: SESSION.byName.userId,
  },
);
export const STAFF_LOG = table<LogLine>('staff_log', LOG_LINE.byName);
