/**
 * keen-slider on a list that scrolled until now. It calculates and follows fingers; where the items
 * are is drawn here, because their sizes and gaps stay those of the style sheet: nothing moves when
 * it starts.
 */
import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider';
import type { Carousel } from './carousel.store.ts';
import { type Geometry, isOutOfView, measure, nearest } from './geometry.client.ts';
import { turnByKeys } from './keys.client.ts';
// Its rules are about the class that `start` sets.
import './carousel.css';

/** Milliseconds without a wheel event after which the row goes to an item. */
const PAUSE = 120;
/** Pixels from which the row goes on to the next item instead of back. */
const ENOUGH = 24;
/** Pixels of a line, where a wheel counts in lines. */
const LINE = 16;

/**
 * @param onTurn called before each step
 * @returns stops listening
 */
function turnByWheel(
  list: HTMLElement,
  slider: KeenSliderInstance,
  onTurn: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Item and position in front when the gesture began. */
  let from: { abs: number; position: number } | undefined;

  const settle = (): void => {
    const { abs, position } = slider.track.details;
    const moved = (position - (from?.position ?? position)) * slider.size;
    const isShort = abs === from?.abs && Math.abs(moved) > ENOUGH;
    from = undefined;
    slider.moveToIdx(isShort ? abs + Math.sign(moved) : abs, true);
  };
  const turn = (event: WheelEvent): void => {
    const { deltaX, deltaY, deltaMode, ctrlKey } = event;
    // The page scrolls up and down; Ctrl zooms.
    if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return;
    event.preventDefault();
    onTurn();
    const { track, animator } = slider;
    animator.stop();
    from ??= track.details;
    const { position, min, max } = track.details;
    const by = (deltaX * (deltaMode ? LINE : 1)) / slider.size;
    track.add(Math.min(max, Math.max(min, position + by)) - position);
    clearTimeout(timer);
    timer = setTimeout(settle, PAUSE);
  };
  list.addEventListener('wheel', turn, { passive: false });
  return () => {
    clearTimeout(timer);
    list.removeEventListener('wheel', turn);
  };
}

/**
 * Puts each tooltip that opens over the left edge of its button.
 *
 * @returns stops listening
 */
function keepTipsAtTheirButtons(list: HTMLElement): () => void {
  const place = ({ target }: Event): void => {
    const tip = target as HTMLElement;
    const button = list.querySelector(`[popovertarget="${tip.id}"]`);
    tip.style.marginLeft = '';
    // Without anchors it is in the middle of the page.
    if (!button || !CSS.supports('anchor-name: --a')) return;
    const { left, width } = tip.getBoundingClientRect();
    const off = button.getBoundingClientRect().left - left;
    if (width && Math.abs(off) > 1) tip.style.marginLeft = `${off}px`;
  };
  list.addEventListener('toggle', place, true);
  return () => list.removeEventListener('toggle', place, true);
}

/** Set while the slider runs, by the name that keen-slider's own style sheet uses. */
const RUNNING = 'keen-slider';

interface Share {
  size: number;
  spacing: number;
  origin: number;
}

/** Sizes and gaps, in parts of the list's width as keen-slider measures it. */
function shares({ offsets, widths, gap, loops, end }: Geometry, size: number): Share[] {
  return widths.map((width, index) => {
    const from = offsets[index] ?? 0;
    const next = offsets[index + 1] ?? from + width + gap;
    return {
      size: width / size,
      spacing: (next - from - width) / size,
      // The last items of a row that does not loop end where the row ends.
      origin: loops ? 0 : Math.max(0, from - end) / size,
    };
  });
}

/**
 * Takes over from native scrolling at the current position.
 *
 * @param list has at least two items, and they do not fit
 * @returns gives the list back to native scrolling
 */
export function startSlider(list: HTMLElement, row: Carousel): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let geometry = measure(list);
  const scrolled = list.scrollLeft;
  const first = nearest(list, geometry);
  /** Whether the store is being told what the row has done by itself. */
  let isReporting = false;
  let byHand = false;

  const draw = (slider: KeenSliderInstance): void => {
    const { items, offsets, widths } = geometry;
    const { index: lead } = row.$carousel.get();
    list.toggleAttribute('data-loops', geometry.loops);
    for (const [index, item] of items.entries()) {
      const from = (slider.track.details.slides[index]?.distance ?? 0) * slider.size;
      const shift = from - (offsets[index] ?? 0);
      item.style.transform = `translateX(${shift}px)`;
      // One that went around is above those before it, as each is above the one before.
      item.style.zIndex = shift > 1 ? '1' : '';
      item.toggleAttribute('data-active', index === lead);
      // An item with focus stays interactive.
      item.inert =
        isOutOfView(from, widths[index] ?? 0, geometry) && !item.contains(document.activeElement);
    }
  };
  /** Where the store wants the row, in keen-slider's count. */
  const target = ({ track }: KeenSliderInstance): number => {
    const { position, index } = row.$carousel.get();
    return geometry.loops ? position : Math.min(index, track.details.maxIdx);
  };
  const report = (slider: KeenSliderInstance): void => {
    const { abs } = slider.track.details;
    if (abs === target(slider)) return;
    isReporting = true;
    row.moved(abs);
    isReporting = false;
  };
  const options = (): KeenSliderOptions => ({
    selector: [...geometry.items],
    slides: (size) => {
      geometry = measure(list);
      return shares(geometry, size);
    },
    loop: geometry.loops,
    initial: first,
    renderMode: 'custom',
    dragged: () => {
      byHand = true;
    },
    slideChanged: (slider) => {
      if (byHand) report(slider);
    },
    // A press stops the row between two items, from where it goes to the nearer one.
    animationEnded: report,
    detailsChanged: draw,
  });
  const slider = new KeenSlider(list, {
    ...options(),
    created: ({ track, size }) => {
      list.classList.add(RUNNING);
      list.scrollLeft = 0;
      track.add((scrolled - (geometry.offsets[first] ?? 0)) / size);
    },
  });

  const follow = (): void => {
    byHand = false;
    if (reducedMotion.matches) {
      slider.animator.stop();
      slider.track.add(slider.track.idxToDist(target(slider), true));
    } else slider.moveToIdx(target(slider), true);
    // The lead is marked at once.
    draw(slider);
  };
  let { position } = row.$carousel.get();
  const stopListening = row.$carousel.listen((state) => {
    if (state.position === position) return;
    ({ position } = state);
    if (!isReporting) follow();
  });
  if (target(slider) !== first) follow();

  let laidOut = `${geometry.visible} ${geometry.length}`;
  const resized = new ResizeObserver(() => {
    geometry = measure(list);
    const now = `${geometry.visible} ${geometry.length}`;
    if (now === laidOut) return;
    laidOut = now;
    const isSame = geometry.loops === slider.options.loop;
    slider.update(isSame ? undefined : options(), target(slider));
  });
  resized.observe(list);

  /** Browsers without `inert` lead the focus out of view, and scroll the list. */
  const showFocused = ({ target }: FocusEvent): void => {
    const index = geometry.items.findIndex((item) => item.contains(target as Node));
    if (geometry.items[index]?.inert) row.jump(index);
    list.scrollLeft = 0;
  };
  const redraw = (): void => draw(slider);
  list.addEventListener('focusin', showFocused);
  list.addEventListener('focusout', redraw);
  const stops = [
    turnByKeys(list, row),
    turnByWheel(list, slider, () => {
      byHand = true;
    }),
    keepTipsAtTheirButtons(list),
    stopListening,
    () => resized.disconnect(),
    () => list.removeEventListener('focusin', showFocused),
    () => list.removeEventListener('focusout', redraw),
    () => slider.destroy(),
  ];

  return () => {
    for (const stop of stops) stop();
    list.classList.remove(RUNNING);
    list.removeAttribute('data-loops');
    for (const item of geometry.items) {
      item.style.transform = '';
      item.style.zIndex = '';
      item.inert = false;
    }
    const { index } = row.$carousel.get();
    list.scrollTo({ left: geometry.offsets[index] ?? 0, behavior: 'instant' });
  };
}
