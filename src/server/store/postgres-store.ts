/** Apart from `open.ts`, which most servers use without `pg`. */
import { systemClock, type Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { createPostgresDriver } from './postgres/driver.ts';
import { endRestored } from './staff/restored.ts';
import { createStore, type Store } from './store.ts';

export const createPostgresStore = (url: string, log: Log, clock: Clock = systemClock): Store =>
  createStore(createPostgresDriver(url, log, clock, endRestored), log, clock);
