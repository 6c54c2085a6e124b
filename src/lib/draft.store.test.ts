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
  { type: 'text', name: 'firstName', value: 'Sam' },
  { type: 'checkbox', name: 'optIn', value: 'on', checked: true },
  { type: 'radio', name: 'way', value: 'call', checked: false },
  { type: 'radio', name: 'way', value: 'text', checked: true },
  { type: 'fieldset', name: '' },
  {
    type: 'radio',
    name: 'slot',
    value: '2026-11-24T21:00:00Z',
    checked: true,
    dataset: { day: '1' },
  },
].map((control) => ({ dataset: {}, ...control }));
const makeForm = (): HTMLFormElement =>
  Object.assign(new EventTarget(), {
    action: '/api/x',
    length: controls.length,
    elements: controls,
  }) as unknown as HTMLFormElement;
const keep = (form: HTMLFormElement, page: FakePage): (() => void) =>
  saveDrafts(form, page as unknown as Window);

const FIELDS = { firstName: 'Sam', optIn: ['on'], way: ['text'] };
const DRAFT = { other: 1, '/api/x draft': FIELDS };

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
  const restored = (elements: object[]): Draft => {
    const page = new FakePage();
    keep(makeForm(), page)();
    const empty = Object.assign(makeForm(), {
      elements: elements.map((control) => ({ dataset: {}, ...control })),
    });
    restoreDraft(empty, page as unknown as Window);
    return draftOf(empty);
  };
  const name = { type: 'text', name: 'firstName', value: '' };
  const optIn = { type: 'checkbox', name: 'optIn', value: 'on', checked: false };

  test('restores the fields by name, also where a release has added, moved or dropped one', () => {
    const added = { type: 'text', name: 'pronouns', value: '' };
    expect(restored([added, optIn, name])).toEqual({
      pronouns: '',
      optIn: ['on'],
      firstName: 'Sam',
    });
  });

  test('restores nothing after a quick exit', () => {
    vi.stubGlobal('sessionStorage', { 'quick-exit': '1' });
    expect(restored([name, optIn])).toEqual({ firstName: '', optIn: [] });
  });
});

test('clears a sent form, except for changes made while sending', () => {
  const fields = [
    { type: 'text', name: 'firstName', value: 'Sam', dataset: {} },
    { type: 'textarea', name: 'message', value: 'Hello', dataset: {} },
    { type: 'checkbox', name: 'optIn', value: 'on', checked: true, dataset: {} },
  ];
  const reset = (): void => {
    for (const field of fields)
      Object.assign(field, field.type === 'checkbox' ? { checked: false } : { value: '' });
  };
  const form = Object.assign(makeForm(), { elements: fields, reset });
  const sent = draftOf(form);
  Object.assign(fields[1] ?? {}, { value: 'Hello, and one more thing' });
  emptyForm(form, sent);
  expect(draftOf(form)).toEqual({
    firstName: '',
    message: 'Hello, and one more thing',
    optIn: [],
  });
});
