/** A zone that a calendar defines itself (RFC 5545, 3.6.5). */
import { Budget } from './budget.ts';
import type { Component } from './lines.ts';
import { momentsOfRule } from './recurrence.ts';
import { readRule } from './rule.ts';
import { DAY } from '../../base/clock.ts';
import { type Clocks, listOf, readOffset, readTime, type Zone } from './values.ts';

/** A change of clocks. Offsets are milliseconds ahead of UTC. */
interface Change {
  at: number;
  from: number;
  to: number;
}

/** A century of changes, and what leads to them. */
const MAX_STEPS = 100_000;
/** Without a start, as some programs write zones. */
const SOME_START = { local: 2 * 3_600_000, isDate: false, offset: null };

interface Definition {
  changes: Change[];
  isCertain: boolean;
}

function readPart(part: Component, until: number, budget: Budget): Definition {
  const [from, to] = [readOffset(part.text('TZOFFSETFROM')), readOffset(part.text('TZOFFSETTO'))];
  if (to === undefined) return { changes: [], isCertain: false };
  const before = from ?? to;
  const given = part.text('DTSTART');
  const start = readTime(given) ?? SOME_START;
  let isCertain = given === '' || start !== SOME_START;
  const changes: Change[] = [];
  const add = (local: number): unknown => changes.push({ at: local - before, from: before, to });
  add(start.local);
  for (const property of part.all('RDATE'))
    for (const text of listOf(property.value ?? '')) {
      const time = readTime(text.replace(/\/.*/, ''));
      if (time) add(time.local);
      else isCertain = false;
    }
  for (const property of part.all('RRULE')) {
    const { rule, until: end, isDoubtful } = readRule(property.value ?? '');
    if (isDoubtful) isCertain = false;
    if (!rule) continue;
    const last = end ? end.local - (end.offset === null ? before : end.offset) : until;
    const window = { from: start.local, until: Math.min(last, until) + before };
    for (const local of momentsOfRule(rule, start, window, budget)) add(local);
  }
  return { changes, isCertain };
}

/** Its clocks up to an instant; `undefined` if none can be told. */
export function ownZone(zone: Component, until: number): Zone | undefined {
  const budget = new Budget(MAX_STEPS);
  let parts: Definition[];
  try {
    parts = zone.parts.map((part) => readPart(part, until + 2 * DAY, budget));
  } catch {
    return undefined;
  }
  const changes = parts.flatMap((part) => part.changes).sort((one, other) => one.at - other.at);
  const [first] = changes;
  if (!first) return undefined;
  const offsetAt = (at: number): number =>
    changes.findLast((change) => change.at <= at)?.to ?? first.from;
  const clocks: Clocks = (local) => {
    const before = offsetAt(local - DAY);
    const offsets = [before, offsetAt(local + DAY)];
    const all = offsets.filter((offset) => offsetAt(local - offset) === offset);
    return local - Math.max(...(all.length > 0 ? all : [before]));
  };
  return { clocks, isCertain: parts.every(({ isCertain }) => isCertain) };
}
