/** Network Information API; not in TypeScript's DOM types. Empty where the browser does not say. */
interface NetworkInformation {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

export const networkInformation = (): NetworkInformation =>
  (navigator as { connection?: NetworkInformation }).connection ?? {};
