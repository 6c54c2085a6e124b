/**
 * A row awake: loops, turns by itself, and has Pause, stitches and steps (R109–R116, R135–R140, D20, D21). It stays
 * the row it was: swiping, wheel and geometry are the browser's own.
 */
import '../supervision.ts';
import { controls } from './controls.ts';
import look from './look.css?inline';
import { rotation } from './rotation.ts';
import { track } from './track.ts';

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const awake = new WeakSet<Element>();

function dress(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets.push(sheet);
}
dress();

/**
 * Wakes a row, once. In it: `data-row` its name, `data-every` milliseconds between turns, `data-steps` for Previous
 * and Next, `data-row-track` the list, `data-row-bar` the place kept for the controls.
 */
export function carousel(row: HTMLElement): void {
  const scroller = row.querySelector<HTMLElement>('[data-row-track]');
  const place = row.querySelector<HTMLElement>('[data-row-bar]');
  // A row that fits needs nobody to turn it.
  if (!scroller || !place || awake.has(row) || scroller.scrollWidth <= scroller.clientWidth) return;
  awake.add(row);
  const names = [...scroller.children].map(
    (item) => (item.querySelector('h3') ?? item).textContent?.trim() ?? '',
  );
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  const list = track(scroller, (byHand) => {
    if (byHand) clock.stop();
    mark();
  });
  const clock = rotation(
    Number(row.dataset['every']),
    () => list.move(1),
    (running) => bar.tell(running),
  );
  /** A move by hand. */
  const go = (step: number): void => {
    clock.stop();
    list.move(step);
    bar.status.textContent = `${names[list.lead]}, ${list.lead + 1} of ${list.count}`;
  };
  const bar = controls(place, {
    items: names,
    label: scroller.ariaLabel ?? '',
    row: row.dataset['row'] ?? '',
    steps: 'steps' in row.dataset,
    go,
    jump: (index) => go(index - list.lead),
    toggle: () => clock.toggle(),
  });
  const mark = (): void => {
    for (const [index, dot] of bar.dots.entries()) dot.ariaCurrent = `${index === list.lead}`;
  };
  mark();

  row.role = 'group';
  row.ariaRoleDescription = 'carousel';
  row.ariaLabel = scroller.ariaLabel;
  scroller.onkeydown = (event) => {
    const ends: Record<string, number> = { Home: -list.lead, End: list.count - 1 - list.lead };
    const step = KEYS[event.key] ?? ends[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(step);
  };

  row.onpointerenter = ({ pointerType }) => clock.hold('mouse', pointerType === 'mouse');
  row.onpointerleave = () => clock.hold('mouse', false);
  scroller.addEventListener('touchstart', () => clock.hold('finger', true), { passive: true });
  for (const end of ['touchend', 'touchcancel'])
    scroller.addEventListener(end, () => clock.hold('finger', false));
  row.addEventListener('focusin', ({ target }) => clock.hold('focus', target !== bar.toggle));
  row.addEventListener('focusout', () => clock.hold('focus', false));
  document.addEventListener('visibilitychange', () => clock.hold('tab', document.hidden));
  new IntersectionObserver(([entry]) => clock.hold('sight', !entry?.isIntersecting)).observe(row);
  new ResizeObserver(() => list.settle()).observe(scroller);
  const calm = (): void => {
    clock.hold('motion', still.matches);
    bar.toggle.hidden = still.matches;
  };
  still.addEventListener('change', calm);
  calm();
}
