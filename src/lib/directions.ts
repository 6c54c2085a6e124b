/** Driving directions to the office (R164–R166, D22). */

/** Degrees. */
export interface Origin {
  latitude: number;
  longitude: number;
}

/** `base` is the maps service, `destination` a postal address; without `origin`, the service asks for it. */
export function directionsUrl(base: string, destination: string, origin?: Origin): string {
  const url = new URL(base);
  url.searchParams.set('api', '1');
  url.searchParams.set('destination', destination);
  url.searchParams.set('travelmode', 'driving');
  if (origin) url.searchParams.set('origin', `${origin.latitude},${origin.longitude}`);
  return url.href;
}
