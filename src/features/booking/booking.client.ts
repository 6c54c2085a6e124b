/**
 * The booking form before its island is awake: shows the times in the time zone of the device, and says when the device
 * is offline. Wakes the island with a choice from before a reload. Modules shared with the island
 * would be files that every visitor loads.
 */
import { otherClocks, relabel } from './time-zone.client.ts';

const times = document.querySelector<HTMLFieldSetElement>('[data-offered-times]');
if (times) {
  const zone = times.querySelector('select') as HTMLSelectElement;
  const offline = times.querySelector('[data-offline]') as HTMLElement;
  const clocks = otherClocks(
    [...times.querySelectorAll<HTMLInputElement>('[data-day]')],
    times.lang,
  );
  zone.disabled = false;
  if (clocks) {
    relabel(
      [...times.querySelectorAll<HTMLElement>('[data-days],[data-more-days]')],
      clocks,
      times.dataset['today'] as string,
    );
    const device = clocks.resolvedOptions().timeZone;
    zone.value = device;
    if (!zone.value)
      zone.add(new Option(device.replace(/.*\//, '').replace(/_/g, ' '), device, true, true));
  }
  for (const type of ['online', 'offline'])
    addEventListener(type, () => {
      offline.hidden = navigator.onLine;
    });
  // The key of features/booking/kept-time.client.ts.
  if (history.state?.call) times.dispatchEvent(new Event('hydrate', { bubbles: true }));
}
