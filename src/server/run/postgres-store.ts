/** Apart from `open.ts`, which most servers use without `pg`. */
import { systemClock, type Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { createPostgresDriver } from '../db/postgres/driver.ts';
import { endRestored } from '../accounts/store/restored.ts';
import { createStore, type Store } from './store.ts';

export const createPostgresStore = (url: string, log: Log, clock: Clock = systemClock): Store =>
  createStore(createPostgresDriver(url, log, clock, endRestored), log, clock);
