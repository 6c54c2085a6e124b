/** The choice as this browser keeps it (R175–R177). */
import { type Optional, preferences, storedChoice } from '#domain/consent.ts';

declare const POLICY_VERSION: string;

/** The choice in force, if there is one that can be read. */
export function current(): Optional[] | undefined {
  return storedChoice((key) => localStorage.getItem(key), Date.now(), POLICY_VERSION);
}

/** Keeps the choice. A browser that keeps nothing still gets what was chosen, for this page. */
export function keep(choice: Optional[], now = Date.now()): void {
  try {
    localStorage.setItem('cookie-consent', 'true');
    localStorage.setItem('cookie-consent-timestamp', `${now}`);
    localStorage.setItem('cookie-consent-version', POLICY_VERSION);
    // Last: other tabs follow when this one changes.
    localStorage.setItem('cookie-preferences', JSON.stringify(preferences(choice)));
  } catch (error) {
    console.warn(
      'This browser stores nothing: the choice about cookies holds for this page',
      error,
    );
  }
}
