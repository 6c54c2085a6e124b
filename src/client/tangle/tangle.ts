/**
 * Two threads that loosen: by scrolling, by pulling a loop sideways, by the slider. Sleeps when it is settled or out of
 * view. On a slow device it becomes a still picture again.
 */
import { Heights } from './crossings.ts';
import { FrameRate } from './frame-rate.ts';
import { type Grip, step } from './motion.ts';
import { pathOf } from './path.ts';
import { tangledThreads, unit } from './threads.ts';
import { slackWords } from './words.ts';

const STEP_MS = 1000 / 60;
const MAX_STEPS = 3;
/** Below this movement a picture is settled. */
const SETTLED = 0.03;
/** How near a loop must be to be pulled, in units of the drawing. */
const REACH = 60;
/** Units of pulling that loosen everything. */
const PULL = 800;

/** Inside `root` (sections/tools/Tangle.astro). */
export function start(root: HTMLElement): void {
  const svg = root.querySelector('svg') as SVGSVGElement;
  const slider = root.querySelector('input') as HTMLInputElement;
  const output = root.querySelector('output') as HTMLOutputElement;
  const paths = svg.querySelectorAll('[data-live] path');
  const threads = tangledThreads();
  const heights = new Heights(threads);
  const rate = new FrameRate();
  let looseness = 0;
  /** Added by hand and slider to the scroll position. */
  let added = 0;
  let grip: Grip | undefined;
  let isSeen = false;
  let isRunning = false;
  let last = 0;

  const draw = (): void => {
    const crossings = heights.update(threads);
    for (const [at, thread] of threads.entries())
      paths[at]?.setAttribute('d', pathOf(thread, at, crossings));
  };
  const frame = (now: number): void => {
    if (last) rate.add(now - last);
    if (rate.isTooSlow) {
      stop();
      return;
    }
    const steps = Math.min(MAX_STEPS, Math.max(1, Math.round((now - last) / STEP_MS)));
    last = now;
    let moved = 0;
    for (let at = 0; at < steps; at++) moved = step(threads, looseness, grip);
    draw();
    isRunning = isSeen && (grip !== undefined || moved > SETTLED);
    if (isRunning) requestAnimationFrame(frame);
  };
  const wake = (): void => {
    if (isRunning || !isSeen) return;
    isRunning = true;
    last = 0;
    requestAnimationFrame(frame);
  };
  const loosen = (to: number): void => {
    looseness = unit(to);
    const words = slackWords(looseness);
    if (output.textContent !== words) output.textContent = slider.ariaValueText = words;
    slider.value = `${Math.round(looseness * 100)}`;
    wake();
  };
  /** 0 with the drawing at the bottom of the window, 1 in its upper half. */
  const scrolled = (): number => {
    const { top, height } = svg.getBoundingClientRect();
    return unit((innerHeight * 0.62 - (top + height / 2)) / (innerHeight * 0.5));
  };
  const follow = (): void => {
    if (isSeen && !grip) loosen(scrolled() + added);
  };
  const placeOf = ({ clientX, clientY }: PointerEvent): DOMPoint =>
    new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  const release = (): void => {
    grip = undefined;
    root.removeAttribute('data-held');
    wake();
  };
  const observer = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting === true;
    follow();
  });
  const stop = (): void => {
    observer.disconnect();
    isSeen = isRunning = false;
    root.removeAttribute('data-moves');
  };

  addEventListener('scroll', follow, { passive: true });
  addEventListener('resize', follow);
  slider.oninput = () => {
    added = slider.valueAsNumber / 100 - scrolled();
    loosen(slider.valueAsNumber / 100);
  };
  svg.onpointerdown = (event) => {
    const { x, y } = placeOf(event);
    let nearest = REACH;
    for (const thread of threads) {
      for (const [index, point] of thread.points.entries()) {
        const distance = Math.hypot(point.x - x, point.y - y);
        if (distance >= nearest) continue;
        nearest = distance;
        grip = { thread, index, x, y };
      }
    }
    if (!grip) return;
    svg.setPointerCapture(event.pointerId);
    root.setAttribute('data-held', '');
    wake();
  };
  svg.onpointermove = (event) => {
    if (!grip) return;
    const { x, y } = placeOf(event);
    added = Math.min(1, added + Math.hypot(x - grip.x, y - grip.y) / PULL);
    grip.x = x;
    grip.y = y;
    loosen(scrolled() + added);
  };
  svg.onpointerup = svg.onpointercancel = release;
  root.setAttribute('data-moves', '');
  draw();
  observer.observe(svg);
}
