/** Health checks besides deliveries. */
import type { HealthCheck } from '../base/health-report.ts';
import { closeSync, openSync, statfsSync } from 'node:fs';
import { devNull } from 'node:os';
import { DAY, HOUR, type Clock } from '../base/clock.ts';
import { errorFields, type Log } from '../base/log.ts';
import { codeOf } from '../base/post-json.ts';

/** How long it is reported: email needs a descriptor too, so the alert is sent afterwards. */
const REPORT_MS = HOUR;

export interface DescriptorCheck {
  /** Node silently closes connections when no descriptor is left, so nothing else reports it. */
  check: () => void;
  issue: HealthCheck;
}

/** @param open opens and closes a file; throws the system error */
export function createDescriptorCheck(
  { steady }: Pick<Clock, 'steady'>,
  log: Log,
  open: () => void = () => closeSync(openSync(devNull, 'r')),
): DescriptorCheck {
  let isOut = false;
  let lastAt = Number.NEGATIVE_INFINITY;
  const check = (): void => {
    try {
      open();
      if (isOut) log.info('descriptors.back');
      isOut = false;
    } catch (error) {
      if (!isOut) log.error('descriptors.exhausted', errorFields(error));
      isOut = true;
      lastAt = steady();
    }
  };
  return {
    check: check,
    issue() {
      check();
      if (isOut)
        return {
          kind: 'descriptors',
          text: 'Out of file descriptors (EMFILE): visitors are rejected. Restart the server, and raise LimitNOFILE or ulimit -n',
          fails: true,
        };
      if (steady() - lastAt > REPORT_MS) return undefined;
      return {
        kind: 'descriptors',
        text: 'Out of file descriptors within the last hour (EMFILE): visitors were rejected. Raise LimitNOFILE or ulimit -n',
        fails: false,
      };
    },
  };
}

/** A lead is at most 64 KiB, the write-ahead log 16 MiB. */
const MIN_FREE_BYTES = 100 * 2 ** 20;

/** Warns before the disk is full. @param freeBytes available to this user; throws the system error */
export function createDiskSpaceCheck(
  folder: string,
  freeBytes: (folder: string) => number = (path) => {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  },
): HealthCheck {
  return () => {
    let free: number;
    try {
      free = freeBytes(folder);
    } catch (error) {
      const code = codeOf(error);
      // The store creates the folder, and reports itself if it cannot.
      if (code === 'ENOENT') return undefined;
      const text = `Cannot read the free space of the disk with the leads (${code})`;
      return { kind: 'disk', text, fails: false };
    }
    if (free >= MIN_FREE_BYTES) return undefined;
    const text = 'Less than 100 MB free on the disk with the leads (ENOSPC soon)';
    return { kind: 'disk', text, fails: false };
  };
}

export interface ProxyCheck {
  /** Call for each request with `X-Forwarded-For` while no proxy is configured. */
  onUntrusted: () => void;
  issue: HealthCheck;
}

/** Behind an unconfigured proxy, all visitors share one rate limit, and some are rejected. */
export function createProxyCheck({ steady }: Pick<Clock, 'steady'>, log: Log): ProxyCheck {
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    onUntrusted() {
      if (lastAt === Number.NEGATIVE_INFINITY)
        log.warn('proxy.untrusted', {
          set: 'TRUST_PROXY=1',
          why: 'all visitors share one RATE_LIMIT',
        });
      lastAt = steady();
    },
    issue() {
      if (steady() - lastAt > DAY) return undefined;
      return {
        kind: 'proxy',
        text: 'Requests come through a proxy that is not configured, so all visitors share one RATE_LIMIT: set TRUST_PROXY=1',
        fails: false,
      };
    },
  };
}
