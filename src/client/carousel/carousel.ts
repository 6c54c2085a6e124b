/**
 * Adds looping, autoplay, Pause, dots, and Previous/Next to a carousel (R109–R116, R135–R140, D20,
 * D21). Swiping, the wheel and layout stay native.
 */
import '../tools/supervision-tooltip.ts';
import { controls } from './controls.ts';
import styles from './carousel.css?inline';
import { autoplay } from './autoplay.ts';
import { track } from './track.ts';

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const enhanced = new WeakSet<Element>();

function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
addStyles();

/**
 * Enhances a carousel, once. Attributes: `data-carousel` its name, `data-interval` milliseconds
 * between moves, `data-steps` for Previous and Next, `data-carousel-track` the list,
 * `data-carousel-controls` the space reserved for the controls.
 */
export function carousel(root: HTMLElement): void {
  const scroller = root.querySelector<HTMLElement>('[data-carousel-track]');
  const controlsBox = root.querySelector<HTMLElement>('[data-carousel-controls]');
  // A carousel that fits its container needs no controls.
  if (
    !scroller ||
    !controlsBox ||
    enhanced.has(root) ||
    scroller.scrollWidth <= scroller.clientWidth
  )
    return;
  enhanced.add(root);
  const names = [...scroller.children].map(
    (item) => (item.querySelector('h3') ?? item).textContent?.trim() ?? '',
  );
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  const position = track(scroller, (byHand) => {
    if (byHand) timer.stop();
    updateDots();
  });
  const timer = autoplay(
    Number(root.dataset['interval']),
    () => position.move(1),
    (running) => ui.showRunning(running),
  );
  /** Moves on a user action. */
  const moveManually = (step: number): void => {
    timer.stop();
    position.move(step);
    ui.status.textContent = `${names[position.lead]}, ${position.lead + 1} of ${position.count}`;
  };
  const ui = controls(controlsBox, {
    items: names,
    label: scroller.ariaLabel ?? '',
    name: root.dataset['carousel'] ?? '',
    steps: 'steps' in root.dataset,
    go: moveManually,
    jump: (index) => moveManually(index - position.lead),
    toggle: () => timer.toggle(),
  });
  const updateDots = (): void => {
    for (const [index, dot] of ui.dots.entries()) dot.ariaCurrent = `${index === position.lead}`;
  };
  updateDots();

  root.role = 'group';
  root.ariaRoleDescription = 'carousel';
  root.ariaLabel = scroller.ariaLabel;
  scroller.onkeydown = (event) => {
    const ends: Record<string, number> = {
      Home: -position.lead,
      End: position.count - 1 - position.lead,
    };
    const step = KEYS[event.key] ?? ends[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveManually(step);
  };

  root.onpointerenter = ({ pointerType }) => timer.hold('mouse', pointerType === 'mouse');
  root.onpointerleave = () => timer.hold('mouse', false);
  scroller.addEventListener('touchstart', () => timer.hold('finger', true), { passive: true });
  for (const end of ['touchend', 'touchcancel'])
    scroller.addEventListener(end, () => timer.hold('finger', false));
  root.addEventListener('focusin', ({ target }) => timer.hold('focus', target !== ui.toggle));
  root.addEventListener('focusout', () => timer.hold('focus', false));
  document.addEventListener('visibilitychange', () => timer.hold('tab', document.hidden));
  new IntersectionObserver(([entry]) => timer.hold('sight', !entry?.isIntersecting)).observe(root);
  new ResizeObserver(() => position.restore()).observe(scroller);
  const updateMotion = (): void => {
    timer.hold('motion', reducedMotion.matches);
    ui.toggle.hidden = reducedMotion.matches;
  };
  reducedMotion.addEventListener('change', updateMotion);
  updateMotion();
}
