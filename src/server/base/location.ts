import { dirname, join, resolve } from 'node:path';

export type StoreLocation = { kind: 'file'; path: string } | { kind: 'postgres'; url: string };

/** For operators, without the password. */
export function storeName(location: StoreLocation): string {
  if (location.kind === 'file') return resolve(location.path);
  const { host, pathname } = new URL(location.url);
  return `PostgreSQL, ${host}${pathname}`;
}

/** The data folder. With PostgreSQL it holds only backups. */
export const homeOf = (location: StoreLocation): string =>
  location.kind === 'file' ? dirname(resolve(location.path)) : resolve('data');

export const backupsOf = (location: StoreLocation): string => join(homeOf(location), 'backups');
