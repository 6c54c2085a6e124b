/** What browsers and their add-ons do to an island before it wakes, and what must be there afterwards. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Kinds of foreign hands. Each changes the island that it gets, in the page. */
export const HANDS = {
  /** As browsers translate: each text replaced by one in two `font` elements. */
  translation: (island: Element): void => {
    const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, option')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `¿${text.data}?`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  /** As translations that leave the elements alone. */
  'other words': (island: Element): void => {
    const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style'))
        text.data = `¿${text.data}?`;
    }
  },
  /** As password managers and grammar checkers: elements beside every field, attributes on it. */
  'add-on': (island: Element): void => {
    for (const field of island.querySelectorAll('input, select, textarea, button, a')) {
      const mark = document.createElement('add-on-mark');
      mark.attachShadow({ mode: 'closed' }).append(document.createElement('button'));
      field.after(mark);
      field.before(document.createElement('div'));
      field.setAttribute('data-add-on', 'on');
    }
    island.firstElementChild?.prepend(document.createElement('div'));
    island.prepend(document.createElement('div'));
  },
  /** As content blockers. */
  'removed nodes': (island: Element): void => {
    for (const node of island.querySelectorAll('svg, p:not([data-note]), .small')) {
      if (!node.querySelector('input, select, textarea, button, a')) node.remove();
    }
  },
} as const;

type Hand = keyof typeof HANDS;
export const HAND_NAMES = Object.keys(HANDS) as Hand[];

/** Ways to wake an island by a control in it. */
export const WAYS = {
  press: (control: Locator) => control.click(),
  key: async (control: Locator) => {
    await control.focus();
    await control.press('ArrowDown');
  },
  event: (control: Locator) => control.dispatchEvent('hydrate'),
} as const;

export type Way = keyof typeof WAYS;

/** The island of a component, asleep or awake. */
export const islandOf = (page: Page, name: string): Locator =>
  page.locator(`astro-island[component-export=${name}]`);

/** How many fields, forms, dialogs and menus an island has, but for those of add-ons. */
export const partsOf = (island: Locator): Promise<Record<string, number>> =>
  island.evaluate((root) => {
    const count = (selector: string): number => root.querySelectorAll(selector).length;
    return {
      fields: count('input, select, textarea'),
      forms: count('form'),
      dialogs: count('dialog'),
      menus: count('[popover]'),
      pictures: count('img'),
    };
  });

/** Waits until the island is awake, and checks that it has at least what it had. */
export async function expectWhole(
  island: Locator,
  before: Readonly<Record<string, number>>,
): Promise<void> {
  await expect(island).not.toHaveAttribute('ssr');
  await expect(island).not.toHaveAttribute('aria-busy');
  await expect
    .poll(async () => {
      const now = await partsOf(island);
      return Object.keys(before).filter((part) => (now[part] ?? 0) < (before[part] ?? 0));
    })
    .toEqual([]);
}

/** Sets values as password managers do, without a key pressed. */
export async function fillIn(island: Locator): Promise<Record<string, string>> {
  return island.evaluate((root) => {
    const filled: Record<string, string> = {};
    const fields = root.querySelectorAll<HTMLInputElement>(
      'input[type=text][name], input[type=email][name], input[type=tel][name], textarea[name]',
    );
    for (const field of fields) {
      if (field.closest('[inert], [aria-hidden=true]')) continue;
      field.value = field.type === 'email' ? 'ana@example.com' : `Ana ${field.name}`;
      filled[field.name] = field.value;
    }
    return filled;
  });
}

/** Checks values by field name. */
export async function expectFilled(
  island: Locator,
  filled: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(filled))
    await expect(island.locator(`[name=${name}]`), name).toHaveValue(value);
}
