/** Buttons of a row: a stitch for each item, Pause, and steps where there is room for them. */

const PATHS = {
  previous: 'M18 10H3m6-6-6 6 6 6',
  next: 'M2 10h15m-6-6 6 6-6 6',
  pause: 'M6 4v12M14 4v12',
  play: 'M6 3.5v13l10.5-6.5z',
};

const SVG = 'http://www.w3.org/2000/svg';

function button(name: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.ariaLabel = name;
  made.onclick = press;
  return made;
}

/** Shows one of the drawings on a button, instead of any other. */
function draw(on: HTMLButtonElement, what: keyof typeof PATHS): void {
  const drawing = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  drawing.setAttribute('viewBox', '0 0 20 20');
  drawing.ariaHidden = 'true';
  path.setAttribute('d', PATHS[what]);
  drawing.append(path);
  on.className = 'ico row-icon';
  on.replaceChildren(drawing);
}

/** Names of one row's controls, and what they do. */
interface Wiring {
  /** One for each item, in order. */
  items: readonly string[];
  /** What they are together: "Therapists". */
  label: string;
  /** What the row is called: "team". */
  row: string;
  /** With Previous and Next. */
  steps: boolean;
  go(step: number): void;
  jump(index: number): void;
  toggle(): void;
}

export interface Controls {
  /** In the order of the items. */
  dots: HTMLButtonElement[];
  /** Pause, or Play while it is not running. */
  toggle: HTMLButtonElement;
  /** Says where a move by hand has led. */
  status: HTMLElement;
  /** Shows whether the row moves by itself. */
  tell(running: boolean): void;
}

/** Puts the controls into the place kept for them, which must not grow. */
export function controls(place: HTMLElement, wiring: Wiring): Controls {
  const { items, label, row, steps, go, jump } = wiring;
  const group = document.createElement('div');
  group.role = 'group';
  group.ariaLabel = 'Choose one';
  group.className = 'row-dots';
  const dots = items.map((name, index) => button(name, () => jump(index)));
  group.append(...dots);
  const toggle = button('', wiring.toggle);
  const tell = (running: boolean): void => {
    toggle.ariaLabel = `${running ? 'Pause' : 'Play'} the ${row} carousel`;
    draw(toggle, running ? 'pause' : 'play');
  };
  tell(true);
  const icons = document.createElement('div');
  icons.className = 'row-icons';
  icons.append(toggle);
  if (steps) {
    const what = label.toLowerCase();
    const previous = button(`Previous ${what}`, () => go(-1));
    const next = button(`Next ${what}`, () => go(1));
    draw(previous, 'previous');
    draw(next, 'next');
    icons.append(previous, next);
  }
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'vh';
  place.append(group, icons, status);
  return { dots, toggle, status, tell };
}
