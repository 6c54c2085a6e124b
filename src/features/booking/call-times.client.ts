/**
 * The times of the booking form once its script runs: current ones in the visitor's zone, the chosen
 * one repeated, and what happens when another visitor was faster. The list is plain HTML that React
 * leaves alone; `server/leads/forms/offered-times-page.ts` fills in the same pieces without JavaScript.
 */
import { FIRST_DAYS, OPEN_TIMES_PATH } from './addresses.ts';
import { contactFacts, type FirstContact, firstContact } from './first-contact.ts';
import type { OfferedDay, OfferedTime, OfferedTimes } from './offered-times.ts';
import type { FieldErrors } from '#lib/parse-form.ts';
import { ApiError, read } from '#lib/api.store.ts';
import type { FormStatus } from '#lib/form.store.ts';
import { ENGLISH_CALL_TIMES } from './first-contact-words.en.ts';
import type { CallTimesWords } from './first-contact-words.ts';
import { writeFirst } from './first-words.client.ts';
import { keepTime, readKeptTime } from './kept-time.client.ts';
import { pieceOf, write } from './pieces.client.ts';
import { type SentTime, showSent } from './sent-part.client.ts';

/** The times of a form. */
export interface CallTimes {
  /** After an attempt to send; with an error for the time, the server says that it is taken. */
  settled: (status: FormStatus, errors: FieldErrors) => void;
}

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

const textOf = (time: SentTime | undefined): string => (time ? `${time.day}, ${time.time}` : '');

/** Starts the times of a form; the first radio button gets the id that error links lead to. */
export function startCallTimes(
  form: HTMLFormElement,
  id: string,
  words: CallTimesWords = ENGLISH_CALL_TIMES,
): CallTimes {
  const { language } = words;
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
  const notify = (message: string): void => {
    show('slot-notice', true);
    const notice = part('slot-notice');
    if (notice) write(notice, 'text', message);
  };
  let current: OfferedTimes | undefined;

  const chosenTime = (): SentTime | undefined => {
    const radio = chosen();
    const { day } = radio?.dataset ?? {};
    if (!radio || !day) return undefined;
    const time = radio.closest('label')?.textContent?.trim() ?? '';
    const zoneName = current?.zoneName ?? zone?.selectedOptions[0]?.text ?? '';
    return { value: radio.value, day, time, zone: zoneName };
  };

  const firstOf = (): { first: FirstContact; isKnown: boolean } => {
    const isBooked = chosenTime() !== undefined;
    const facts = contactFacts(Object.fromEntries(new FormData(form)), isBooked);
    return { first: firstContact(facts), isKnown: facts.way !== null };
  };

  const repeat = (): void => {
    const time = chosenTime();
    show('chosen', time !== undefined);
    if (!time) return;
    const { first, isKnown } = firstOf();
    writeFirst(form, true, isKnown ? first : undefined, words.first);
    write(form, 'chosen-day', time.day);
    write(form, 'chosen-time', `${time.time} ${time.zone}`);
  };

  /** Chooses a time if it is open; says so if it is not. */
  const choose = (slot: string | undefined): void => {
    for (const radio of radios()) radio.checked = radio.value === slot && !radio.disabled;
    repeat();
  };

  const render = (times: OfferedTimes, gone?: string): void => {
    current = times;
    const { slot: wanted = chosen()?.value, text = textOf(chosenTime()) } = readKeptTime();
    const { days, until } = times;
    part('days')?.replaceChildren(...days.slice(0, FIRST_DAYS).map(rowOf));
    part('more-days')?.replaceChildren(...days.slice(FIRST_DAYS).map(rowOf));
    show('more', days.length > FIRST_DAYS);
    const isFull = days.every((day) => day.times.every(({ isTaken }) => isTaken));
    show('full', isFull);
    write(form, 'until', until);
    const [first] = radios();
    if (first) first.id = `${id}-slot`;
    choose(isFull ? 'other' : wanted);
    if (!wanted || wanted === gone || chosen()?.value === wanted) return;
    if (text) notify(words.gone.replace('#', text));
    keepTime({ slot: '' });
  };

  /** Without an offer on the server, or without a server, people say when in words. */
  const askInWords = (): void => {
    part('days')?.replaceChildren();
    show('more', false);
    show('zone-line', false);
    choose('other');
  };

  /** Replaces the list, without taking the focus from a time in it. */
  const replace = (list: () => void): void => {
    const focused = radios().find((radio) => radio === document.activeElement);
    list();
    if (!focused) return;
    const open = radios().filter(({ disabled }) => !disabled);
    (open.find(({ value }) => value === focused.value) ?? open[0])?.focus({ preventScroll: true });
  };

  const refresh = async (gone?: string): Promise<void> => {
    const query = new URLSearchParams({
      zone: zone?.value ?? '',
      ...(gone && { gone }),
      ...(language && { language }),
    });
    try {
      const times = (await read([`${OPEN_TIMES_PATH}?${query}`, Date.now()])) as OfferedTimes;
      replace(() => render(times, gone));
      show('offline', false);
    } catch (error) {
      const isAnswered = error instanceof ApiError;
      if (isAnswered && error.status === 404) replace(askInWords);
      // Offline, the times on the page have to do.
      else show('offline', !isAnswered);
    }
  };

  /** @param said why, in the practice's time zone if the time is taken */
  const refuse = async (said: string): Promise<void> => {
    if (!said.startsWith(words.taken.slice(0, words.taken.indexOf('#')))) {
      choose('other');
      notify(said);
      chosen()?.focus();
      return;
    }
    const gone = chosen();
    const text = gone?.closest('label')?.textContent?.trim() ?? words.thisTime;
    await refresh(gone?.value);
    choose(undefined);
    keepTime({ slot: '' });
    notify(words.taken.replace('#', text));
    const taken = radios().findIndex(({ disabled }) => disabled);
    const next = radios()
      .slice(taken + 1)
      .find(({ disabled }) => !disabled);
    (next ?? part('slot-notice'))?.focus();
  };

  const [first] = radios();
  if (first) first.id = `${id}-slot`;
  const { slot: kept, zone: keptZone } = readKeptTime();
  if (kept) choose(kept);
  if (zone && keptZone && zone.querySelector(`[value="${keptZone}"]`)) zone.value = keptZone;
  zone?.addEventListener('change', () => {
    keepTime({ zone: zone.value });
    refresh().catch(console.error);
  });
  form.addEventListener('change', () => {
    show('slot-notice', false);
    repeat();
    keepTime({ slot: chosen()?.value ?? '', text: textOf(chosenTime()) });
  });
  form.addEventListener('reset', () => {
    keepTime();
    setTimeout(repeat);
  });
  addEventListener('online', () => refresh().catch(console.error));
  repeat();
  refresh().catch(console.error);

  /** The time being sent; a sent form is empty. */
  let sent = { time: chosenTime(), ...firstOf() };
  form.addEventListener('submit', () => (sent = { time: chosenTime(), ...firstOf() }), true);

  return {
    settled: (status, errors) => {
      if (status === 'success') showSent(form, sent.time, sent.first, words, current?.replyBy);
      else if (status === 'failed' && errors['slot']) refuse(errors['slot']).catch(console.error);
    },
  };
}
