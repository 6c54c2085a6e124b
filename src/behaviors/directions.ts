/** "Get Directions" from where the visitor is, if they allow it (R164–R166, D22). */

/** Milliseconds to wait for a position before going on without one. */
const PATIENCE = 5000;

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-directions]');
  if (!link || !navigator.geolocation) return;
  // The tab has to open inside the click, or it counts as a popup; its address follows.
  const tab = open('', '_blank');
  if (!tab) return;
  event.preventDefault();
  tab.opener = null;
  const url = new URL(link.href);
  const go = (): void => void (tab.location.href = url.href);
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      url.searchParams.set('origin', `${coords.latitude},${coords.longitude}`);
      go();
    },
    go,
    { timeout: PATIENCE, maximumAge: 60_000 },
  );
});
