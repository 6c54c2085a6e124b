/** The service area as text. */

/** `Dallas, Plano, and anywhere in Texas online`. */
export function areasText(cities: readonly string[]): string {
  return `${cities.join(', ')}, and anywhere in Texas online`;
}
