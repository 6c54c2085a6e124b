/** Whether the device's clocks differ from the practice's. */

/**
 * Compares the clocks at every start, because zones change between summer and winter time on
 * different days.
 *
 * @param starts values of the field `slot`; other texts are ignored
 * @param practice time zone
 * @param device time zone; the device's own without it
 */
export function hasOtherClocks(
  starts: readonly string[],
  practice: string,
  device?: string,
): boolean {
  const clock = (at: string, timeZone?: string): string =>
    new Date(at).toLocaleString('en', { timeZone });
  return starts.some((at) => clock(at, practice) !== clock(at, device));
}
