/** Why the database does not answer, for the operator: its name and the remedy, never the password. */
import { codeOf } from '../../base/post-json.ts';
import { storeName } from '../../base/location.ts';
import { isDiskFull } from '../../base/store-errors.ts';
import { NewerStore, OlderStore } from '../version.ts';

/** By the beginning of a system error code or SQLSTATE (postgresql.org/docs, appendix A). */
const REMEDIES: readonly (readonly [code: string, remedy: string])[] = [
  ['ENOTFOUND', 'no such host: check the host in DATABASE_URL'],
  ['EAI_AGAIN', 'the host cannot be looked up: check the host in DATABASE_URL, and DNS'],
  ['ECONNREFUSED', 'nothing listens there: start the database, or check host and port'],
  ['EHOSTUNREACH', 'the host cannot be reached: check the network and the firewall'],
  ['ENETUNREACH', 'the host cannot be reached: check the network'],
  ['ETIMEDOUT', 'the host does not answer: check host, port and the firewall'],
  ['ENOENT', 'no such socket: start the database, or check the folder in DATABASE_URL'],
  // Poolers have this code for everything.
  ['08P01', 'it, or a pooler such as PgBouncer before it, refuses the connection'],
  ['28', 'it rejects the user or the password in DATABASE_URL'],
  ['3D000', 'there is no database of that name: create it, or check DATABASE_URL'],
  ['42501', 'the user may not create tables in it: make that user the owner of the database'],
  ['25006', 'it is read-only, such as a standby: check the host in DATABASE_URL'],
  ['53300', 'it has no free connection: raise max_connections'],
  ['57P03', 'it is starting or stopping'],
  ['CERT', 'its certificate is not valid: renew it'],
  ['ERR_TLS', 'its certificate is for another host: check the host in DATABASE_URL'],
  ['DEPTH_ZERO', 'its certificate is not trusted: set sslrootcert in DATABASE_URL'],
  ['SELF_SIGNED', 'its certificate is not trusted: set sslrootcert in DATABASE_URL'],
  ['UNABLE_TO', 'its certificate is not trusted: set sslrootcert in DATABASE_URL'],
];

export function databaseProblem(url: string, error: unknown): string {
  if (error instanceof NewerStore || error instanceof OlderStore) return error.message;
  const name = storeName({ kind: 'postgres', url });
  if (isDiskFull(error)) return `the disk of ${name} is full: free some space`;
  const code = codeOf(error);
  const [, remedy = 'it does not answer: check that it runs, and host and port in DATABASE_URL'] =
    REMEDIES.find(([begin]) => code.startsWith(begin)) ?? [];
  const said = code === '08P01' && error instanceof Error ? `: ${error.message}` : '';
  return `${name}: ${remedy} (${code}${said})`;
}
