/** Whether a device is too slow to animate. */

/** Above this, the picture stays still. */
const MAX_FRAME_MS = 24;
const SAMPLES = 20;

/** Collects the times between frames; `isTooSlow` once the median of the first ones is known. */
export class FrameRate {
  private readonly times: number[] = [];

  add(milliseconds: number): void {
    if (this.times.length < SAMPLES) this.times.push(milliseconds);
  }

  get isTooSlow(): boolean {
    if (this.times.length < SAMPLES) return false;
    return (this.times.toSorted((a, b) => a - b)[SAMPLES / 2] ?? 0) > MAX_FRAME_MS;
  }
}
