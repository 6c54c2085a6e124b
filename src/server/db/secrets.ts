/** Secrets that the server makes itself, kept where all its processes see them. */
import type { Tx } from './transaction.ts';

/** The first process that asks decides. */
export async function secretOf(tx: Tx, name: string, made: string): Promise<string> {
  const sql = 'insert into server_secrets (name, value) values ($1, $2) on conflict do nothing';
  await tx.query(sql, name, made);
  return (await knownSecret(tx, name)) ?? made;
}

export async function knownSecret(tx: Tx, name: string): Promise<string | undefined> {
  const sql = 'select value from server_secrets where name = $1';
  return (await tx.one<{ value: string }>(sql, name))?.value;
}
