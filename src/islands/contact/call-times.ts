/**
 * The times of the booking form once its script runs: current ones in the visitor's zone, the chosen
 * one repeated, and what happens when another visitor booked first. The list is plain HTML that React
 * leaves alone; `server/booking/offered-times-page.ts` fills in the same pieces without JavaScript.
 */
import {
  calendarFileAddress,
  FIRST_DAYS,
  OPEN_TIMES_PATH,
  TAKEN_MESSAGE,
} from '#domain/booking/addresses.ts';
import type { OfferedDay, OfferedTime, OfferedTimes } from '#domain/booking/offered-times.ts';
import type { FieldErrors } from '#domain/forms/contact.ts';
import { read } from '#stores/api.ts';
import type { FormStatus } from '#stores/form.ts';

/** The times of a form. */
export interface CallTimes {
  /** After an attempt to send; with an error for the time, the server says that it is taken. */
  settled: (status: FormStatus, errors: FieldErrors) => void;
}

/** A copy of a piece of the list. */
function pieceOf(name: string): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`[data-piece=${name}]`);
  return template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
}

const write = (within: ParentNode, name: string, text: string): void => {
  for (const element of within.querySelectorAll(`[data-${name}]`)) element.textContent = text;
};

function optionOf({ value, text, day, isTaken }: OfferedTime): HTMLElement {
  const option = pieceOf(isTaken ? 'taken' : 'time');
  const input = option.querySelector('input');
  if (input) {
    input.value = value;
    input.dataset['day'] = day;
  }
  write(option, 'text', text);
  return option;
}

function rowOf(day: OfferedDay): HTMLElement {
  const { name, date, note, times } = day;
  const row = pieceOf(times.length > 0 ? 'day' : 'closed');
  if (times.length > 0) row.setAttribute('aria-label', `${name} ${date}`);
  write(row, 'name', name);
  write(row, 'date', date);
  write(row, 'note', note);
  row.querySelector('[data-times-of-day]')?.append(...times.map(optionOf));
  return row;
}

/** A booked time in words. */
interface SentTime {
  value: string;
  /** `Tuesday, November 24` */
  day: string;
  time: string;
  zone: string;
}

/** Replaces the section of a sent form with what happens next, and moves the focus there. */
function showSent(form: HTMLFormElement, time: SentTime | undefined, replyBy = ''): void {
  const section = form.closest('section');
  const part = pieceOf(time ? 'booked' : 'asked');
  if (!section || !part) return;
  if (time) {
    const [weekday = '', date = ''] = time.day.split(', ');
    const [month = '', number = ''] = date.split(' ');
    const words = { day: time.day, time: time.time, zone: time.zone, weekday, month, number };
    for (const [name, text] of Object.entries(words)) write(part, `sent-${name}`, text);
    part.querySelector('[data-calendar] a')?.setAttribute('href', calendarFileAddress(time.value));
  }
  const words = part.querySelector<HTMLElement>('[data-by]');
  const by = words?.dataset['by'];
  if (!time && words && by && replyBy) words.textContent = `${by} ${replyBy}`;
  // A piece has no heading of the first level, because its page has one.
  const heading = document.createElement('h1');
  heading.className = words?.className ?? '';
  heading.append(...(words?.childNodes ?? []));
  words?.replaceWith(heading);
  section.before(part);
  section.hidden = true;
  scrollTo({ top: 0, behavior: 'instant' });
  part.querySelector<HTMLElement>('[data-said]')?.focus({ preventScroll: true });
}

/** Starts the times of a form; the first radio button gets the id that error links lead to. */
export function startCallTimes(form: HTMLFormElement, id: string): CallTimes {
  const part = <T extends HTMLElement>(name: string): T | null =>
    form.querySelector(`[data-${name}]`);
  const radios = (): HTMLInputElement[] => [
    ...form.querySelectorAll<HTMLInputElement>('[data-offered-times] input[type=radio]'),
  ];
  const chosen = (): HTMLInputElement | undefined => radios().find(({ checked }) => checked);
  const zone = part<HTMLSelectElement>('zone');
  const show = (name: string, isShown: boolean): void => {
    const element = part(name);
    if (element) element.hidden = !isShown;
  };

  const chosenTime = (): SentTime | undefined => {
    const radio = chosen();
    const { day } = radio?.dataset ?? {};
    if (!radio || !day) return undefined;
    const time = radio.closest('label')?.textContent?.trim() ?? '';
    return { value: radio.value, day, time, zone: part('zone-name')?.textContent ?? '' };
  };

  const repeat = (): void => {
    const time = chosenTime();
    show('chosen', time !== undefined);
    if (!time) return;
    write(form, 'chosen-day', time.day);
    write(form, 'chosen-time', `${time.time} ${time.zone}`);
  };

  let current: OfferedTimes | undefined;
  const render = (times: OfferedTimes): void => {
    current = times;
    const kept = chosen()?.value;
    const { days, zoneName, until } = times;
    part('days')?.replaceChildren(...days.slice(0, FIRST_DAYS).map(rowOf));
    part('more-days')?.replaceChildren(...days.slice(FIRST_DAYS).map(rowOf));
    show('more', days.length > FIRST_DAYS);
    const isFull = days.every((day) => day.times.every(({ isTaken }) => isTaken));
    show('full', isFull);
    write(form, 'zone-name', zoneName);
    write(form, 'until', until);
    const [first] = radios();
    if (first) first.id = `${id}-slot`;
    for (const radio of radios()) radio.checked = radio.value === (isFull ? 'other' : kept);
    repeat();
  };

  /** Without an offer on the server, or without a server, people say when in words. */
  const askInWords = (): void => {
    part('days')?.replaceChildren();
    show('more', false);
    show('zone-line', false);
    const other = radios().at(-1);
    if (other) other.checked = true;
    repeat();
  };

  const refresh = async (gone = ''): Promise<void> => {
    const query = new URLSearchParams({ zone: zone?.value ?? '', ...(gone && { gone }) });
    try {
      render((await read([`${OPEN_TIMES_PATH}?${query}`, Date.now()])) as OfferedTimes);
    } catch (error) {
      // Offline, the times on the page have to do.
      if ((error as { status?: number }).status === 404) askInWords();
    }
  };

  const refuse = async (): Promise<void> => {
    const gone = chosen();
    const text = gone?.closest('label')?.textContent?.trim() ?? 'this time';
    await refresh(gone?.value);
    for (const radio of radios()) radio.checked = false;
    repeat();
    const notice = part('slot-notice');
    if (notice) {
      notice.hidden = false;
      write(notice, 'text', TAKEN_MESSAGE.replace('#', text));
    }
    const taken = radios().findIndex(({ disabled }) => disabled);
    const next = radios()
      .slice(taken + 1)
      .find(({ disabled }) => !disabled);
    (next ?? notice)?.focus();
  };

  const [first] = radios();
  if (first) first.id = `${id}-slot`;
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone && device && ![...zone.options].some(({ value }) => value === device))
    zone.add(new Option(device.replace(/^.*\//, '').replace(/_/g, ' '), device));
  show('zones', true);
  show('zone-name', false);
  zone?.addEventListener('change', () => refresh());
  form.addEventListener('change', () => {
    show('slot-notice', false);
    repeat();
  });
  form.addEventListener('reset', () => setTimeout(repeat));
  repeat();
  refresh().catch(console.error);

  /** The time being sent; a sent form is empty. */
  let sent = chosenTime();
  form.addEventListener('submit', () => (sent = chosenTime()), true);

  return {
    settled: (status, errors) => {
      if (status === 'success') showSent(form, sent, current?.replyBy);
      else if (status === 'failed' && errors['slot']) refuse().catch(console.error);
    },
  };
}
