/**
 * The booking form before its island is awake: restores its draft, shows the times in the time zone of the device, and
 * says when the device is offline. Wakes the island with a choice from before a reload. Modules shared with the island
 * would be files that every visitor loads.
 */
import { otherClocks, relabel } from './time-zone.client.ts';

const times = document.querySelector<HTMLFieldSetElement>('[data-offered-times]');
if (times) {
  const { state } = history;
  const form = times.form as HTMLFormElement;
  const zone = times.querySelector('select') as HTMLSelectElement;
  const offline = times.querySelector('[data-offline]') as HTMLElement;
  const starts = [...times.querySelectorAll<HTMLInputElement>('[data-day]')];
  const clocks = otherClocks(
    starts.map(({ value }) => value),
    zone.value,
  );
  zone.disabled = false;
  if (clocks) {
    relabel([...times.querySelectorAll<HTMLElement>('[data-days],[data-more-days]')], clocks);
    const device = clocks.resolvedOptions().timeZone;
    zone.value = device;
    if (!zone.value)
      zone.add(new Option(device.replace(/.*\//, '').replace(/_/g, ' '), device, true, true));
  }
  // Restores the draft (restore-draft.ts), whose fields do not include the times.
  const fields = ([...form] as HTMLElement[]).filter(({ dataset }) => !dataset['day']);
  state?.[form.action + fields.length]?.forEach((kept: boolean | string, index: number) => {
    const field = fields[index] as HTMLInputElement;
    if (typeof kept === 'string') field.value = kept;
    else field.checked = kept;
  });
  for (const type of ['online', 'offline'])
    addEventListener(type, () => {
      offline.hidden = navigator.onLine;
    });
  // The key of features/booking/kept-time.client.ts.
  if (state?.call) times.dispatchEvent(new Event('hydrate', { bubbles: true }));
}
