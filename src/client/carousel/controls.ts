/** Controls of a carousel: a dot for each item, Pause, and Previous/Next where there is room. */

const PATHS = {
  previous: 'M18 10H3m6-6-6 6 6 6',
  next: 'M2 10h15m-6-6 6 6-6 6',
  pause: 'M6 4v12M14 4v12',
  play: 'M6 3.5v13l10.5-6.5z',
};

const SVG = 'http://www.w3.org/2000/svg';

function button(name: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.ariaLabel = name;
  element.onclick = onClick;
  return element;
}

/** Sets the icon of a button. */
function setIcon(on: HTMLButtonElement, icon: keyof typeof PATHS): void {
  const drawing = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  drawing.setAttribute('viewBox', '0 0 20 20');
  drawing.ariaHidden = 'true';
  path.setAttribute('d', PATHS[icon]);
  drawing.append(path);
  on.className = 'ico carousel-icon';
  on.replaceChildren(drawing);
}

/** Labels and actions of the controls. */
interface ControlsOptions {
  /** Item labels, in order. */
  items: readonly string[];
  /** Label of the list: "Therapists". */
  label: string;
  /** Name of the carousel: "team". */
  name: string;
  /** Whether there are Previous and Next. */
  steps: boolean;
  go(step: number): void;
  jump(index: number): void;
  toggle(): void;
}

export interface Controls {
  /** In the order of the items. */
  dots: HTMLButtonElement[];
  /** Pause, or Play while it is stopped. */
  toggle: HTMLButtonElement;
  /** Announces the item after a manual move. */
  status: HTMLElement;
  /** Shows whether autoplay is on. */
  showRunning(running: boolean): void;
}

/** Adds the controls to the space reserved for them, whose height must not change. */
export function controls(container: HTMLElement, options: ControlsOptions): Controls {
  const { items, label, name, steps, go, jump } = options;
  const group = document.createElement('div');
  group.role = 'group';
  group.ariaLabel = 'Choose one';
  group.className = 'carousel-dots';
  const dots = items.map((name, index) => button(name, () => jump(index)));
  group.append(...dots);
  const toggle = button('', options.toggle);
  const showRunning = (running: boolean): void => {
    toggle.ariaLabel = `${running ? 'Pause' : 'Play'} the ${name} carousel`;
    setIcon(toggle, running ? 'pause' : 'play');
  };
  showRunning(true);
  const icons = document.createElement('div');
  icons.className = 'carousel-icons';
  icons.append(toggle);
  if (steps) {
    const what = label.toLowerCase();
    const previous = button(`Previous ${what}`, () => go(-1));
    const next = button(`Next ${what}`, () => go(1));
    setIcon(previous, 'previous');
    setIcon(next, 'next');
    icons.append(previous, next);
  }
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'vh';
  container.append(group, icons, status);
  return { dots, toggle, status, showRunning };
}
