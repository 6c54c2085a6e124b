/** Reads the visitor's stored choices (R175–R177). */
import { DO_NOT_SELL, type Optional, storedChoice } from '#domain/privacy/consent.ts';

declare const POLICY_VERSION: string;

/** The choice in force, if there is a valid one. */
export function current(): Optional[] | undefined {
  return storedChoice((key) => localStorage.getItem(key), Date.now(), POLICY_VERSION);
}

/** Whether the visitor chose "Do not sell or share". Without storage, for this page only. */
export function isRefused(): boolean {
  try {
    return !!localStorage.getItem(DO_NOT_SELL);
  } catch {
    return 'gpc' in document.documentElement.dataset;
  }
}
