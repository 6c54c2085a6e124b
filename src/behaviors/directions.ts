/** "Get Directions" from where the visitor is, if they allow it (R164–R166, D22). */

/** Milliseconds to wait for a position before going on without one. */
const PATIENCE = 5000;

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-directions]');
  // The tab has to open inside the click, or it counts as a popup; its address follows.
  const tab = link && open('', '_blank');
  if (!tab) return;
  event.preventDefault();
  tab.opener = null;
  const go = ({ coords }: Partial<GeolocationPosition>): void => {
    const origin = coords ? `&origin=${coords.latitude},${coords.longitude}` : '';
    tab.location.href = link.href + origin;
  };
  navigator.geolocation.getCurrentPosition(go, () => go({}), { timeout: PATIENCE });
});
