/** `Dr. Odessa Bluestem` → `Odessa`. */
export const firstNameOf = (name: string): string =>
  name.replace(/^Dr\. /, '').split(' ')[0] ?? name;
