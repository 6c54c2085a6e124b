/** Why the store takes nothing. Below everything, because limits and pages must know it as well. */

/** Nothing was written. */
export class StoreDown extends Error {
  override name = 'StoreDown';
  /** Reason and remedy in one sentence for the operator, without the password. */
  readonly problem: string | undefined;

  constructor(message: string, { cause, problem }: { cause?: unknown; problem?: string } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.problem = problem;
  }
}

const FULL = { sqlite: 13, codes: ['53100', 'ENOSPC'] };

/** Also in the error's causes. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const result: unknown = Reflect.get(error, 'errcode');
  const isFull = typeof result === 'number' && (result & 0xff) === FULL.sqlite;
  return (
    isFull || FULL.codes.includes(String(Reflect.get(error, 'code'))) || isDiskFull(error.cause)
  );
}
