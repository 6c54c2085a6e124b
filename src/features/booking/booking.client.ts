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
  const starts = [...times.querySelectorAll<HTMLInputElement>('[data-day]')];
  const clocks = otherClocks(
    starts.map(({ value, dataset, parentElement }) => ({
      value,
      text: parentElement?.textContent?.trim() ?? '',
      day: dataset['day'] ?? '',
    })),
  );
  zone.disabled = false;
  // In another language, times stay in the zone that stands above them until one is chosen: these clocks are English.
  if (clocks && !times.lang) {
    relabel([...times.querySelectorAll<HTMLElement>('[data-days],[data-more-days]')], clocks);
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
