/** `Dr. Odessa Bluestem` → `Odessa`. */
export const firstNameOf = (name: string): string =>
  name.replace(/^Dra?\. /, '').split(' ')[0] ?? name;
