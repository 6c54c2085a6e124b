/** Names that lead where a test says, for all requests of this process. */
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';
import { afterwards } from './cleanup.ts';

/** Until the end of the test. */
export function resolveAll(address: string): void {
  const lookup = (
    _name: string,
    { all }: dns.LookupOptions,
    done: (error: null, found: string | dns.LookupAddress[], family?: number) => void,
  ): void => (all ? done(null, [{ address, family: 4 }]) : done(null, address, 4));
  const spy = vi.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup);
  syncBuiltinESMExports();
  afterwards(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}
