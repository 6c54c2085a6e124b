/** Which other programs use a store, such as a server that still takes leads. */
import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StoreLocation } from '../base/location.ts';
import { createPool } from '../db/postgres/pool.ts';

const PROCESSES = '/proc';

const entries = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    // It ended, belongs to somebody else, or the system has no such folder.
    return [];
  }
};

const target = (link: string): string => {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
};

function processesWith(path: string): string[] {
  const whole = realpathSync(resolve(path));
  return entries(PROCESSES)
    .filter((id) => /^\d+$/.test(id) && id !== String(process.pid))
    .filter((id) =>
      entries(`${PROCESSES}/${id}/fd`).some(
        (file) => target(`${PROCESSES}/${id}/fd/${file}`) === whole,
      ),
    );
}

async function connectionsTo(url: string): Promise<string[]> {
  const pool = createPool(url, () => undefined);
  try {
    const { rows } = await pool.query<{ pid: number; from: string | null }>(
      `select pid, host(client_addr) as from from pg_stat_activity
       where application_name = 'hearthline' and datname = current_database() and pid <> pg_backend_pid()`,
    );
    return rows.map(({ pid, from }) => `${pid}${from ? ` from ${from}` : ''}`);
  } finally {
    await pool.end();
  }
}

/** Processes, or database connections. Files: Linux only. Ask before the store is opened here, which counts, too. */
export async function usersOf(location: StoreLocation): Promise<string[]> {
  return location.kind === 'file' ? processesWith(location.path) : connectionsTo(location.url);
}
