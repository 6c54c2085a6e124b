import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Draft, draftOf, emptyForm, restoreDraft, saveDrafts } from './draft.store.ts';

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
  saveDrafts(form, page as unknown as Window);

const DRAFT = { other: 1, '/api/x4': ['Sam', true, false, ''] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('saveDrafts', () => {
  test('saves the fields half a second after the last key', () => {
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

  test('saves immediately when the page unloads', () => {
    const [form, page] = [makeForm(), new FakePage()];
    keep(form, page);
    page.dispatchEvent(new Event('beforeunload'));
    expect(page.history.state).toEqual(DRAFT);
  });

  test('saves pending changes when stopped', () => {
    const [form, page] = [makeForm(), new FakePage()];
    keep(form, page)();
    expect(page.history.state).toEqual(DRAFT);
    form.dispatchEvent(new Event('reset'));
    page.dispatchEvent(new Event('beforeunload'));
    vi.advanceTimersByTime(1000);
    expect(page.writes).toBe(1);
  });
});

describe('restoreDraft, in a form that loaded with its script after a reload', () => {
  const restored = (): Draft => {
    const page = new FakePage();
    keep(makeForm(), page)();
    const elements = [
      { type: 'text' },
      { type: 'checkbox', checked: false },
      { type: 'radio' },
      {},
    ];
    const empty = Object.assign(makeForm(), { elements });
    restoreDraft(empty, page as unknown as Window);
    return draftOf(empty);
  };

  test('restores the fields', () => expect(restored()).toEqual(['Sam', true, false, '']));

  test('restores nothing after a quick exit', () => {
    vi.stubGlobal('sessionStorage', { 'quick-exit': '1' });
    expect(restored().slice(0, 2)).toEqual(['', false]);
  });
});

test('clears a sent form, except for changes made while sending', () => {
  const fields = [
    { type: 'text', value: 'Sam' },
    { type: 'textarea', value: 'Hello' },
    { type: 'checkbox', checked: true },
  ];
  const reset = (): void => {
    for (const field of fields) Object.assign(field, { value: '', checked: false });
  };
  const form = Object.assign(makeForm(), { elements: fields, reset });
  const sent = draftOf(form);
  Object.assign(fields[1] ?? {}, { value: 'Hello, and one more thing' });
  emptyForm(form, sent);
  expect(draftOf(form)).toEqual(['', 'Hello, and one more thing', false]);
});
