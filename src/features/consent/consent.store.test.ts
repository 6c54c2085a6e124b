import { expect, test, vi } from 'vitest';
import { allowed, type Optional, preferences } from './consent.ts';
import { readConsent } from './consent.store.ts';
import { followStored } from './choice.store.ts';
import type { Device } from './device.store.ts';
import { toggleDoNotSell } from './do-not-sell.store.ts';

function device(kept: Record<string, string> = {}, isBlocked = false): Device {
  const dataset: Record<string, string> = { consent: 'ask' };
  const items = { ...kept };
  const hidden = (value: () => unknown): PropertyDescriptor => ({ value, enumerable: false });
  Object.defineProperties(items, {
    getItem: hidden(((key: string) => (key in items ? `${items[key]}` : null)) as () => unknown),
    setItem: hidden(((key: string, value: string) => (items[key] = value)) as () => unknown),
    removeItem: hidden(((key: string) => delete items[key]) as () => unknown),
  });
  const root = {
    dataset,
    toggleAttribute: (_: string, isOn: boolean) => {
      if (isOn) dataset['gpc'] = '';
      else delete dataset['gpc'];
    },
  } as unknown as HTMLElement;
  return {
    root,
    storage: () => {
      if (isBlocked) throw new DOMException('denied', 'SecurityError');
      return items as unknown as Storage;
    },
    version: '2026-11-21',
    gpc: false,
    now: () => 1_800_000_000_000,
  };
}

function choose(names: readonly Optional[], { root, storage, now }: Device): void {
  root.dataset['consent'] = allowed(names, 'gpc' in root.dataset).join(' ');
  Object.assign(storage(), {
    'cookie-consent': true,
    'cookie-consent-timestamp': now(),
    'cookie-preferences': JSON.stringify(preferences(names)),
  });
}

test('R182 R184 a choice is read: what is in force, and since when', () => {
  const one = device();
  expect(readConsent(one)).toEqual({ allowed: [], isOptedOut: false });
  choose(['functional'], one);
  expect(readConsent(one)).toEqual({
    allowed: ['functional'],
    isOptedOut: false,
    choice: { names: ['functional'], at: 1_800_000_000_000 },
  });
});

test('without storage what is in force on the page counts', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const one = device({}, true);
  one.root.dataset['consent'] = 'analytics functional';
  expect(readConsent(one)).toEqual({ allowed: ['analytics', 'functional'], isOptedOut: false });
  expect(toggleDoNotSell(one)).toBe(true);
  expect(readConsent(one)).toEqual({ allowed: ['functional'], isOptedOut: true });
  followStored(one);
  expect(readConsent(one)).toEqual({ allowed: ['functional'], isOptedOut: true });
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test('“Do not sell or share” switches analytics and marketing off, and can be taken back', () => {
  const one = device();
  choose(['analytics', 'functional'], one);
  expect(toggleDoNotSell(one)).toBe(true);
  expect(readConsent(one)).toMatchObject({ allowed: ['functional'], isOptedOut: true });
  expect(toggleDoNotSell(one)).toBe(false);
  followStored(one);
  expect(readConsent(one)).toMatchObject({
    allowed: ['analytics', 'functional'],
    isOptedOut: false,
  });
});

test('L5 what another tab stored is followed; the browser’s signal wins', () => {
  const other = device();
  choose(['marketing'], other);
  const one = { ...device(), storage: other.storage };
  followStored(one);
  expect(readConsent(one).allowed).toEqual(['marketing']);
  followStored({ ...one, gpc: true });
  expect(readConsent(one)).toMatchObject({ allowed: [], isOptedOut: true });
});
