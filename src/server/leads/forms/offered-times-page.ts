import type { CheerioAPI } from 'cheerio/slim';
import { FIRST_DAYS } from '#features/booking/addresses.ts';
import type { OfferedDay, OfferedTimes } from '#features/booking/offered-times.ts';

type Element = ReturnType<CheerioAPI>;

export type Pieces = Readonly<Record<string, string>>;

function timeOf($: CheerioAPI, pieces: Pieces, time: OfferedDay['times'][number]): Element {
  const piece = $(pieces[time.isTaken ? 'taken' : 'time'] ?? '');
  piece.find('input').attr('value', time.value).attr('data-day', time.day);
  piece.find('[data-text]').text(time.text);
  return piece;
}

function rowOf($: CheerioAPI, pieces: Pieces, day: OfferedDay): Element {
  const row = $(pieces[day.times.length > 0 ? 'day' : 'closed'] ?? '');
  if (day.times.length > 0) row.attr('aria-label', `${day.name} ${day.date}`);
  row.find('[data-name]').text(day.name);
  row.find('[data-date]').text(day.date);
  row.find('[data-note]').text(day.note);
  row.find('[data-times-of-day]').append(...day.times.map((time) => timeOf($, pieces, time)));
  return row;
}

/** Replaces the times of the form, if it has any. */
export function fillTimes(
  $: CheerioAPI,
  form: Element,
  pieces: Pieces,
  { days, until }: OfferedTimes,
): void {
  const box = form.find('[data-offered-times]');
  if (box.length === 0 || !pieces['day']) return;
  const rows = days.map((day) => rowOf($, pieces, day));
  const [first, more] = [rows.slice(0, FIRST_DAYS), rows.slice(FIRST_DAYS)];
  box
    .find('[data-days]')
    .empty()
    .append(...first);
  box
    .find('[data-more-days]')
    .empty()
    .append(...more);
  const isFull = days.every(({ times }) => times.every(({ isTaken }) => isTaken));
  toggle(box.find('[data-more]'), more.length > 0);
  toggle(box.find('[data-full]'), isFull);
  box.find('[data-until]').text(until);
  const radios = box.find('input[type=radio]');
  radios
    .removeAttr('id')
    .first()
    .attr('id', box.attr('data-first') ?? 'contact-slot');
  if (isFull) radios.last().attr('checked', '');
}

function toggle(element: Element, isShown: boolean): void {
  if (isShown) element.removeAttr('hidden');
  else element.attr('hidden', '');
}
