/**
 * The header's bar: two menus and two links (R150–R159). Rendered by the build and native before
 * the first key: popovers that open, close and say so by themselves. Awake it adds arrow keys, Home
 * and End, and closes a menu that the focus has left.
 */
import {
  type FocusEvent,
  type JSX,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from '@nanostores/react';
import { type BarWords, ENGLISH_BAR, MENU_LINKS } from '#lib/http/menu-links.ts';
import { $menu, type MenuId, noteMenu } from './menu.store.ts';
import { Icon } from '#ui/Icon.tsx';
import { entriesOf, isPlain, moveFocus } from './menu-focus.client.ts';

/** Look of the link or button. */
const ITEM =
  'inline-flex min-h-12 items-center gap-1.5 rounded-thread [border:0] bg-transparent px-3 font-medium no-underline menu-open:bg-sunk hover:bg-sunk';

interface BarItemProps {
  isCurrent: boolean;
  /** The link or button. */
  children: ReactNode;
  /** The menu it opens. */
  panel?: ReactNode;
}

function BarItem({ isCurrent, children, panel }: BarItemProps): JSX.Element {
  return (
    <li className="relative">
      {children}
      {panel}
      {isCurrent && <span className="absolute inset-x-3 bottom-1 h-0.75 bg-thread-b" />}
    </li>
  );
}

interface Props {
  /** Path of the page. */
  path: string;
  /** The menu that lists the page. */
  inMenu: MenuId | false;
  /** In another language than English. */
  words?: BarWords;
  /** The panels, as HTML that React leaves alone. */
  therapy?: ReactNode;
  team?: ReactNode;
}

const panelIn = (item: Element | null | undefined): HTMLElement | null | undefined =>
  item?.querySelector<HTMLElement>('[popover]');

/** Handles a key pressed in the bar or in one of its panels. */
function handleKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  const target = event.target as HTMLElement;
  if (!isPlain(event)) return;
  const panel = target.closest('[popover]');
  if (panel) {
    if (moveFocus(key, target, entriesOf(panel), 'column')) event.preventDefault();
    return;
  }
  const menu = panelIn(target.closest('li'));
  if (menu && /^Arrow(?:Up|Down)$/.test(key)) {
    menu.showPopover({ source: target });
    entriesOf(menu)
      .at(key === 'ArrowUp' ? -1 : 0)
      ?.focus();
    event.preventDefault();
    return;
  }
  const items = [...currentTarget.querySelectorAll(':scope > ul > li > :first-child')];
  if (moveFocus(key, target, items, 'row')) event.preventDefault();
}

/** Closes a menu that the focus has left: it would cover the focused element. */
function closeBehind({ target, relatedTarget }: FocusEvent): void {
  const item = target.closest('nav > ul > li');
  if (relatedTarget && !item?.contains(relatedTarget)) panelIn(item)?.hidePopover();
}

/** Notes what the browser opens and closes, and what is open already. Returns how to stop. */
function watchPanels(bar: HTMLElement): () => void {
  const note = (panel: Element): void =>
    noteMenu(panel.id as MenuId, panel.matches(':popover-open'));
  const onToggle = ({ target }: Event): void => note(target as Element);
  for (const panel of bar.querySelectorAll<HTMLElement>('[popover]')) {
    note(panel);
    // The focus may have left it while the script was on its way.
    if (!panel.closest('li')?.contains(document.activeElement)) panel.hidePopover();
  }
  bar.addEventListener('toggle', onToggle, true);
  return () => bar.removeEventListener('toggle', onToggle, true);
}

export function SiteMenu({ path, inMenu, words = ENGLISH_BAR, therapy, team }: Props): JSX.Element {
  const bar = useRef<HTMLElement>(null);
  const open = useStore($menu);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    setAwake(true);
    return bar.current ? watchPanels(bar.current) : undefined;
  }, []);
  const menus = [
    { id: 'therapy-menu', title: words.therapy, panel: therapy },
    { id: 'team-menu', title: words.team, panel: team },
  ] as const;
  return (
    <nav
      ref={bar}
      className="hidden flex-none lg:block"
      aria-label={words.label}
      onKeyDown={handleKey}
      onBlur={closeBehind}
    >
      <ul className="flex gap-1 text-body whitespace-nowrap">
        {menus.map(({ id, title, panel }) => (
          <BarItem key={id} isCurrent={inMenu === id} panel={panel}>
            <button
              className={ITEM}
              type="button"
              popoverTarget={id}
              aria-controls={id}
              // Asleep, the browser says it by itself.
              aria-expanded={isAwake ? open === id : undefined}
            >
              {/* One text: a second one costs the home page a comment. */}
              {`${title} `}
              <Icon name="chevron" className="h-2 w-3 flex-none" />
            </button>
          </BarItem>
        ))}
        {MENU_LINKS.map((href) => (
          <BarItem key={href} isCurrent={path === href}>
            <a className={ITEM} href={href} aria-current={path === href ? 'page' : undefined}>
              {words.links[href]}
            </a>
          </BarItem>
        ))}
      </ul>
    </nav>
  );
}
