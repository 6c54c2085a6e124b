/** The service area as text. */

/** `Dallas, Plano, and anywhere in Texas online`. */
export function areasText(cities: readonly string[], state: string): string {
  return `${cities.join(', ')}, and anywhere in ${state} online`;
}
