import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepDraft } from './draft.ts';

class FakePage extends EventTarget {
  writes = 0;
  history = {
    state: { other: 1 } as Record<string, unknown>,
    replaceState: (state: Record<string, unknown>) => {
      this.writes += 1;
      this.history.state = state;
    },
  };
}

const controls = [
  { type: 'text', value: 'Sam' },
  { type: 'checkbox', value: 'on', checked: true },
  { type: 'radio', value: 'call', checked: false },
  { type: 'fieldset' },
];
const makeForm = (): HTMLFormElement =>
  Object.assign(new EventTarget(), {
    action: '/api/x',
    length: controls.length,
    elements: controls,
  }) as unknown as HTMLFormElement;
const keep = (form: HTMLFormElement, page: FakePage): (() => void) =>
  keepDraft(form, page as unknown as Window);

const DRAFT = { other: 1, '/api/x4': ['Sam', true, false, ''] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('keepDraft', () => {
  test('keeps what stands there, half a second after the last key', () => {
    const [form, page] = [makeForm(), new FakePage()];
    keep(form, page);
    vi.advanceTimersByTime(400);
    form.dispatchEvent(new Event('input'));
    vi.advanceTimersByTime(499);
    expect(page.writes).toBe(0);
    vi.advanceTimersByTime(1);
    expect(page.writes).toBe(1);
    expect(page.history.state).toEqual(DRAFT);
  });

  test('keeps it at once when the page goes', () => {
    const [form, page] = [makeForm(), new FakePage()];
    keep(form, page);
    page.dispatchEvent(new Event('beforeunload'));
    expect(page.history.state).toEqual(DRAFT);
  });

  test('stops when told', () => {
    const [form, page] = [makeForm(), new FakePage()];
    keep(form, page)();
    form.dispatchEvent(new Event('reset'));
    page.dispatchEvent(new Event('beforeunload'));
    vi.advanceTimersByTime(1000);
    expect(page.writes).toBe(0);
  });
});
