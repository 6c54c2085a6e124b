/**
 * One JSON line per event. Whoever logs passes counts, ids, states and codes, never what a visitor typed: not a
 * name, address, phone, message, answer or score.
 */
import { LOG_LEVELS, type LogLevel } from './settings.ts';

export type LogFields = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly string[]>
>;
export type Log = Readonly<Record<LogLevel, (event: string, fields?: LogFields) => void>> & {
  /** Writes what is still held back; call it before the process ends. */
  flush: () => void;
};

/** Writes times (epoch ms) out; a busy millisecond once. */
function createTimes(): (at: number) => string {
  let [last, text] = [0, ''];
  return (at) => {
    if (at !== last) [last, text] = [at, new Date(at).toISOString()];
    return text;
  };
}

/** A log that holds lines back until the end of the tick, so that a busy tick costs one write. */
export function createLog(
  level: LogLevel,
  write: (lines: string) => void = (lines) => process.stdout.write(lines),
): Log {
  const timeAt = createTimes();
  let held = '';
  const flush = (): void => {
    const lines = held;
    held = '';
    if (lines) write(lines);
  };
  const at = (own: LogLevel) => {
    const isWanted = LOG_LEVELS.indexOf(own) >= LOG_LEVELS.indexOf(level);
    return (event: string, fields: LogFields = {}): void => {
      if (!isWanted) return;
      if (!held) setImmediate(flush);
      // Put together as text: one object of all fields would be copied first, for every lead.
      const rest = JSON.stringify(fields).slice(1);
      const comma = rest === '}' ? '' : ',';
      held += `{"time":"${timeAt(Date.now())}","level":"${own}","event":"${event}"${comma}${rest}\n`;
    };
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error'), flush };
}

/**
 * An error as log fields: its class, code and the places it passed. Not its message, which may quote what somebody
 * typed (`JSON.parse` does).
 */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code: unknown = Reflect.get(error, 'code');
  const number: unknown = Reflect.get(error, 'errcode');
  return {
    error: error.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof number === 'number' && { number }),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 4)
      .map((line) => line.trim()),
  };
}
