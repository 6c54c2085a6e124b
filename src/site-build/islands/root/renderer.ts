/**
 * Hydrates an island, in place of `@astrojs/react/client.js`, and stands whatever browsers and their
 * add-ons have done to its HTML. Where React does not find the HTML that it expects, it renders the
 * island anew; what visitors typed, chose and opened is carried over. Where it cannot, or where the
 * page has no styles for what React renders (build/styles), the server's HTML stays and works
 * natively. Either is logged once.
 *
 * Slots are moved, not written: our policy (`trusted-types 'none'`) forbids HTML from strings.
 */
import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { carryOver, keep, type Kept } from './carry-over.ts';

const { insertBefore, removeChild } = Node.prototype;

/** What contains `node` as a child of `parent`, such as the element around a translated text. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

// Lets React change what a translation has changed before: browsers move or replace text nodes, and to React's
// `removeChild` or `insertBefore` that is a NotFoundError, at which it removes the whole island (react/react#11538).
Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
  return insertBefore.call(this, node, childWith(this, next)) as T;
};
Node.prototype.removeChild = function <T extends Node>(this: Node, node: T) {
  const child = childWith(this, node);
  if (child) removeChild.call(this, child);
  return node;
};

/** Milliseconds; React renders one element in a fraction of it, on a slow phone too. */
const LIMIT_MS = 400;

// Firefox can lose the message by which React's scheduler goes on, if a page is left at that moment. Restored from the
// back/forward cache, its forms then take input and never answer: it is loaded again. Drafts and fields survive that.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  const timer = setTimeout(() => location.reload(), LIMIT_MS);
  const ref = (): void => clearTimeout(timer);
  createRoot(document.createElement('i')).render(createElement('i', { ref }));
});

/** Not in TypeScript's DOM types. */
const { trustedTypes } = self as { trustedTypes?: { emptyHTML: string } };
/** No content, for React: it leaves that of a slot alone. */
const UNTOUCHED = { __html: trustedTypes?.emptyHTML ?? '' };

/** Moves the content of a slot into another element. */
type Move = (to: Element | null) => void;

const slotsOf = (island: HTMLElement): Element[] =>
  [...island.querySelectorAll('astro-slot')].filter(
    (slot) => slot.closest('astro-island') === island,
  );

const nameOf = (slot: Element): string => slot.getAttribute('name') ?? 'children';

function moveFrom(slot: Element): Move {
  let holder = slot;
  return (to) => {
    if (!to || to === holder) return;
    to.append(...holder.childNodes);
    holder = to;
  };
}

/** What React can render anew: it has styles of its own (`ui/LateStyles.tsx`) or needs none. */
const RENEWABLE = '.late-styles, [data-renewable]';
/** What does nothing without React. */
const SCRIPT_ONLY = '[data-script-only]';

/** Gives an island back that is not renewable. */
const KEEP_NATIVE = new Error();

/** Failures after which an island stays as it is. */
const MAX_FAILURES = 2;

interface Props {
  /** Called before React changes the HTML. */
  before: () => void;
  /** Called when it has. */
  after: () => void;
  children?: ReactNode;
}

interface State {
  /** A new object for each failure. */
  failure?: { error: unknown };
  counted?: { error: unknown } | undefined;
  failures: number;
}

/** What React renders first, and the boundary of all errors below. */
class Root extends Component<Props, State> {
  override state: State = { failures: 0 };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ failure: { error } });

  static getDerivedStateFromProps(_: Props, { failure, counted, failures }: State): Partial<State> {
    return failure === counted ? {} : { counted: failure, failures: failures + 1 };
  }

  override componentDidMount(): void {
    this.props.after();
  }

  override componentDidUpdate(): void {
    this.props.after();
  }

  override render(): ReactNode {
    const { failure, failures } = this.state;
    // Again when a hydration fails: React renders anew before it clears the island.
    this.props.before();
    // Up to the root, which lets go of the island.
    if (failure && failures >= MAX_FAILURES) throw failure.error;
    return this.props.children;
  }
}

/** Called by Astro with the island's element, then with its component, props and slots. Resolves once React has taken over or let go. */
// Astro requires a default export here.
export default (island: HTMLElement) =>
  (
    Island: ComponentType<Record<string, unknown>>,
    props: Record<string, unknown>,
  ): Promise<void> | undefined => {
    if (!island.hasAttribute('ssr')) return undefined;
    let last: string | undefined;
    const log = (error: unknown): void => {
      if (last === String(error)) return;
      last = String(error);
      console.warn(
        `${island.getAttribute('component-export')} was changed or failed; it is kept.`,
        error,
      );
    };
    const moves = new Map<string, Move>();
    const all = { ...props };
    for (const slot of slotsOf(island)) {
      const name = nameOf(slot);
      const move = moveFrom(slot);
      moves.set(name, move);
      all[name] = createElement('astro-slot', {
        name: slot.getAttribute('name') ?? undefined,
        suppressHydrationWarning: true,
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, and keeps React out.
        dangerouslySetInnerHTML: UNTOUCHED,
        ref: move,
      });
    }
    return new Promise((resolve) => {
      let kept: Kept | undefined;
      const restore = (): void => {
        try {
          if (kept) carryOver(island, kept);
        } catch (error) {
          log(error);
        }
        kept = undefined;
        resolve();
      };
      const before = (): void => {
        kept = keep(island);
      };
      const after = (): void => {
        if (kept?.nodes.every(({ isConnected }) => isConnected)) kept = undefined;
        if (kept && !island.querySelector(RENEWABLE)) throw KEEP_NATIVE;
        restore();
      };
      const root = createElement(Root, { before, after }, createElement(Island, all));
      // React may wait for a stylesheet before it replaces what has the focus.
      island.addEventListener('focusin', () => {
        if (kept) kept = { ...keep(island), nodes: kept.nodes };
      });
      startTransition(() => {
        hydrateRoot(island, root, {
          identifierPrefix: island.getAttribute('prefix') ?? '',
          onRecoverableError: log,
          onCaughtError: log,
          onUncaughtError: (error) => {
            if (error !== KEEP_NATIVE) log(error);
            island.replaceChildren(...(kept?.nodes ?? []));
            for (const slot of slotsOf(island)) moves.get(nameOf(slot))?.(slot);
            for (const control of island.querySelectorAll<HTMLElement>(SCRIPT_ONLY))
              control.style.visibility = 'hidden';
            restore();
          },
        });
      });
    });
  };
