import { beforeEach, describe, expect, test } from 'vitest';
import {
  createForm,
  type Fields,
  type Form,
  type FormPlan,
  type FormSurroundings,
  inBrowser,
} from './form.ts';

interface Value {
  text: string;
}

let sent: { value: Value; key: string }[] = [];
let outcome: () => Promise<unknown>;
let events: string[] = [];
let logged: unknown[] = [];
let ends: string[] = [];
let keys = 0;

const parse = ({ text, other }: Fields): ReturnType<FormPlan<Value>['parse']> => {
  const errors = {
    ...(!text && { text: 'Say it' }),
    ...(other === 'bad' && { other: 'Not that' }),
  };
  return Object.keys(errors).length
    ? { ok: false, errors }
    : { ok: true, value: { text: String(text) } };
};
const from: FormSurroundings = {
  emit: (name, detail) => events.push(`${name} ${JSON.stringify(detail)}`),
  newKey: () => {
    keys += 1;
    return `key-${keys}`;
  },
  log: (_message, error) => logged.push(error),
};
const make = (more: Partial<FormPlan<Value>> = {}): Form =>
  createForm<Value>(
    {
      name: 'probe',
      parse,
      send: (value, key) => {
        sent.push({ value, key });
        return outcome();
      },
      succeeded: () => ends.push('succeeded'),
      failed: () => ends.push('failed'),
      ...more,
    },
    from,
  );

beforeEach(() => {
  sent = [];
  events = [];
  logged = [];
  ends = [];
  keys = 0;
  outcome = async () => 'fine';
});

const refuse = async (): Promise<never> => {
  throw new Error('500: boom');
};

describe('createForm', () => {
  test('an invalid form sends nothing and stays idle (R251)', async () => {
    const form = make();
    await form.submit({ other: 'bad' });
    expect(form.$errors.get()).toEqual({ text: 'Say it', other: 'Not that' });
    expect(form.$status.get()).toBe('idle');
    expect(sent).toEqual([]);
  });

  test('a message goes when its own field is right', async () => {
    const form = make();
    await form.submit({ other: 'bad' });
    form.amend('text', { text: '', other: 'good' });
    expect(form.$errors.get()).toEqual({ text: 'Say it', other: 'Not that' });
    form.amend('text', { text: 'now', other: 'bad' });
    expect(form.$errors.get()).toEqual({ other: 'Not that' });
  });

  test('success: submitting, then success, announced without what was typed', async () => {
    const form = make();
    const states: string[] = [];
    form.$status.listen((status) => states.push(status));
    form.start();
    form.start();
    await form.submit({ text: 'secret' });
    expect(states).toEqual(['submitting', 'success']);
    expect(events).toEqual(['form started {"form":"probe"}', 'form sent {"form":"probe"}']);
    expect(ends).toEqual(['succeeded']);
  });

  test('never two in flight', async () => {
    let arrive: (value: unknown) => void = () => expect.unreachable('not waiting');
    outcome = () => new Promise((resolve) => (arrive = resolve));
    const form = make();
    const first = form.submit({ text: 'a' });
    await form.submit({ text: 'a' });
    expect(sent).toHaveLength(1);
    arrive('fine');
    await first;
    expect(form.$status.get()).toBe('success');
  });

  test('an unknown error is logged, once, and the form can be sent again', async () => {
    outcome = refuse;
    const form = make();
    await form.submit({ text: 'a' });
    expect(form.$status.get()).toBe('failed');
    expect(form.$errors.get()).toEqual({});
    expect(logged).toEqual([new Error('500: boom')]);
    expect(ends).toEqual(['failed']);
    expect(events).toEqual(['form started {"form":"probe"}']);
  });

  test('a known error becomes messages and is not logged', async () => {
    outcome = refuse;
    const form = make({ explain: () => ({ text: 'Say it better' }) });
    await form.submit({ text: 'a' });
    expect(form.$errors.get()).toEqual({ text: 'Say it better' });
    expect(form.$status.get()).toBe('failed');
    expect(logged).toEqual([]);
  });

  test('a retry of the same keeps its key; anything else is a new request', async () => {
    outcome = refuse;
    const form = make();
    await form.submit({ text: 'a' });
    await form.submit({ text: 'a' });
    await form.submit({ text: 'b' });
    outcome = async () => 'fine';
    await form.submit({ text: 'b' });
    await form.submit({ text: 'b' });
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2', 'key-2', 'key-3']);
  });
});

test('the browser’s keys are random and fit a header', () => {
  const keys = [inBrowser.newKey(), inBrowser.newKey()];
  expect(new Set(keys).size).toBe(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});
