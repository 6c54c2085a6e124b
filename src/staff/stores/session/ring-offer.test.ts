/** When staff are asked to let this device ring. */
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page that opens on a device where `kept` is stored; without it, the browser keeps nothing. */
async function opened(kept: Map<string, string> | undefined) {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (!kept) throw new DOMException('denied', 'SecurityError');
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (!kept) throw new DOMException('denied', 'SecurityError');
      kept.set(key, value);
    },
  });
  return import('./ring-offer.ts');
}

it('is offered after the first answer, also on the next page, until it was asked, and then never again', async () => {
  const device = new Map<string, string>();
  const page = await opened(device);
  expect(page.$ringOffer.get()).toBeNull();
  page.offerRinging();
  expect(page.$ringOffer.get()).toBe('due');
  const next = await opened(device);
  expect(next.$ringOffer.get()).toBe('due');
  next.closeRingOffer();
  next.offerRinging();
  expect(next.$ringOffer.get()).toBe('asked');
  const later = await opened(device);
  later.offerRinging();
  expect(later.$ringOffer.get()).toBe('asked');
});

it('is not offered again and again where the browser keeps nothing', async () => {
  const page = await opened(undefined);
  page.offerRinging();
  expect(page.$ringOffer.get()).toBe('asked');
});
