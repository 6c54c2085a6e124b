/**
 * "Get Directions" from the visitor's position, if allowed (R164–R166). Decided 2026-11-22, instead of D22's tab that
 * opens at once and gets its URL later: an empty tab in front hides this page, and Chromium gives hidden pages no
 * position, so visitors faced a blank tab. Now the position comes first, then the tab opens with the map.
 */

/** Wait for a position. A tap allows opening a tab for five seconds, also during the permission prompt. */
const TIMEOUT_MS = 4000;

/** From the visitor's position if known in time; once per tap. */
export function handle(link: HTMLAnchorElement, tappedAt: number): void {
  if (link.ariaBusy) return;
  link.ariaBusy = 'true';
  const openMap = (position?: GeolocationPosition): void => {
    if (!link.ariaBusy) return;
    link.ariaBusy = null;
    const { latitude, longitude } = position?.coords ?? {};
    const href = link.href + (position ? `&origin=${latitude},${longitude}` : '');
    const tab = open(href, '_blank');
    // If the popup was blocked, open the map in this tab; Back returns here.
    if (tab) tab.opener = null;
    else location.assign(href);
  };
  setTimeout(openMap, TIMEOUT_MS - (performance.now() - tappedAt));
  // Missing on pages without HTTPS.
  if ('geolocation' in navigator)
    navigator.geolocation.getCurrentPosition(openMap, () => openMap(), { maximumAge: 60_000 });
  else openMap();
}
