import { beforeEach, describe, expect, test } from 'vitest';
import {
  createForm,
  type Fields,
  type Form,
  type FormOptions,
  type FormDeps,
  browserDeps,
} from './form.store.ts';
import type { Attempt } from './draft.store.ts';

interface Value {
  text: string;
}

let sent: { value: Value; key: string }[] = [];
let outcome: () => Promise<unknown>;
let events: string[] = [];
let logged: unknown[] = [];
let ends: string[] = [];
let keys = 0;

const parse = ({ text, other }: Fields): ReturnType<FormOptions<Value>['parse']> => {
  const errors = {
    ...(!text && { text: 'Say it' }),
    ...(other === 'bad' && { other: 'Not that' }),
  };
  return Object.keys(errors).length
    ? { ok: false, errors }
    : { ok: true, value: { text: String(text) } };
};
const from: FormDeps = {
  emit: (name, detail) => events.push(`${name} ${JSON.stringify(detail)}`),
  newKey: () => {
    keys += 1;
    return `key-${keys}`;
  },
  log: (_message, error) => logged.push(error),
};
const make = (more: Partial<FormOptions<Value>> = {}): Form =>
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
  delete from.attempts;
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
  test('sends nothing and stays idle if the form is invalid (R251)', async () => {
    const form = make();
    await form.submit({ other: 'bad' });
    expect(form.$errors.get()).toEqual({ text: 'Say it', other: 'Not that' });
    expect(form.$status.get()).toBe('idle');
    expect(sent).toEqual([]);
  });

  test('clears a message once its field is valid', async () => {
    const form = make();
    await form.submit({ other: 'bad' });
    form.amend('text', { text: '', other: 'good' });
    expect(form.$errors.get()).toEqual({ text: 'Say it', other: 'Not that' });
    form.amend('text', { text: 'now', other: 'bad' });
    expect(form.$errors.get()).toEqual({ other: 'Not that' });
  });

  test('on success: submitting, then success, with an event that has no input', async () => {
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

  test('sends a changed request during another one, and reports only the later', async () => {
    const arrivals: (() => void)[] = [];
    outcome = () => new Promise((resolve, reject) => arrivals.push(() => reject(resolve)));
    const form = make();
    const first = form.submit({ text: 'a' });
    const second = form.submit({ text: 'b' });
    expect(sent.map(({ value, key }) => [value.text, key])).toEqual([
      ['a', 'key-1'],
      ['b', 'key-2'],
    ]);
    arrivals[0]?.();
    await first;
    expect(form.$status.get()).toBe('submitting');
    expect(ends).toEqual([]);
    arrivals[1]?.();
    await second;
    expect(form.$status.get()).toBe('failed');
    expect(logged).toHaveLength(2);
  });

  test('reports nothing of a pending request after a reset', async () => {
    outcome = refuse;
    const form = make();
    const sending = form.submit({ text: 'a' });
    form.reset();
    await sending;
    expect([form.$status.get(), form.$errors.get(), ends]).toEqual(['idle', {}, []]);
  });

  test('throws if the browser cannot send, without state changes', () => {
    const broken = make({
      send: () => {
        throw new TypeError('AbortController is not a constructor');
      },
    });
    expect(() => broken.submit({ text: 'a' })).toThrow('AbortController');
    expect(broken.$status.get()).toBe('idle');
  });

  test('logs errors of callbacks, and still counts as sent', async () => {
    const form = make({
      succeeded: () => {
        throw new Error('no toast');
      },
    });
    await form.submit({ text: 'a' });
    expect(form.$status.get()).toBe('success');
    expect(logged).toEqual([new Error('no toast')]);
  });

  test('restores an attempt after a reload: same key, failed', async () => {
    const state = new Map<string, Attempt | undefined>();
    from.attempts = { read: (path) => state.get(path), write: (path, one) => state.set(path, one) };
    outcome = refuse;
    const path = '/api/probe';
    await make({ path }).submit({ text: 'a' });
    const reloaded = make({ path });
    reloaded.resume();
    expect(reloaded.$status.get()).toBe('failed');
    outcome = async () => 'fine';
    await reloaded.submit({ text: 'a' });
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    expect(state.get(path)).toBeUndefined();
    make({ path }).resume();
  });

  test('keeps the key of a request that began before the one of an earlier page is restored', async () => {
    const earlier = { body: '{"text":"old"}', key: 'old', failed: true };
    from.attempts = { read: () => earlier, write: () => undefined };
    const form = make({ path: '/api/probe' });
    outcome = refuse;
    await form.submit({ text: 'a' });
    form.resume();
    await form.submit({ text: 'a' });
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  test('does not send the same request twice at a time', async () => {
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

  test('logs an unknown error once, and can be sent again', async () => {
    outcome = refuse;
    const form = make();
    await form.submit({ text: 'a' });
    expect(form.$status.get()).toBe('failed');
    expect(form.$errors.get()).toEqual({});
    expect(logged).toEqual([new Error('500: boom')]);
    expect(ends).toEqual(['failed']);
    expect(events).toEqual(['form started {"form":"probe"}']);
  });

  test('shows messages for a known error, without logging', async () => {
    outcome = refuse;
    const form = make({ explain: () => ({ text: 'Say it better' }) });
    await form.submit({ text: 'a' });
    expect(form.$errors.get()).toEqual({ text: 'Say it better' });
    expect(form.$status.get()).toBe('failed');
    expect(logged).toEqual([]);
  });

  test('keeps the key on a retry; a changed body gets a new one', async () => {
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

test('creates random keys that fit in a header', () => {
  const keys = [browserDeps.newKey(), browserDeps.newKey()];
  expect(new Set(keys).size).toBe(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('fields that were left show their messages, others do not', () => {
  const form = make();
  form.amend('other', { other: 'bad' }, true);
  expect(form.$errors.get()).toEqual({ other: 'Not that' });
  form.amend('text', { other: 'bad' }, true);
  expect(form.$errors.get()).toEqual({ other: 'Not that', text: 'Say it' });
  form.amend('other', {}, true);
  expect(form.$errors.get()).toEqual({ text: 'Say it' });
  expect(sent).toEqual([]);
});
