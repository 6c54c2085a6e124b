import { dirname, join, resolve } from 'node:path';

export type Place = { kind: 'file'; path: string } | { kind: 'postgres'; url: string };

/** For operators, without the password. */
export function placeName(place: Place): string {
  if (place.kind === 'file') return resolve(place.path);
  const { host, pathname } = new URL(place.url);
  return `PostgreSQL, ${host}${pathname}`;
}

/** The data folder. With PostgreSQL it holds only backups. */
export const homeOf = (place: Place): string =>
  place.kind === 'file' ? dirname(resolve(place.path)) : resolve('data');

export const backupsOf = (place: Place): string => join(homeOf(place), 'backups');
