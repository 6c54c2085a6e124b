/**
 * Structured log: one JSON line per event. Pass only counts, ids, states and codes, never visitor input (names,
 * addresses, phone numbers, messages, answers or scores).
 */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type LogFields = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly string[]>
>;
export type Log = Readonly<Record<LogLevel, (event: string, fields?: LogFields) => void>> & {
  flush: () => void;
};

/** An ISO formatter that caches the last value. */
function createTimes(): (at: number) => string {
  let [last, text] = [0, ''];
  return (at) => {
    if (at !== last) [last, text] = [at, new Date(at).toISOString()];
    return text;
  };
}

/** Buffers lines until the end of the tick, so that a busy tick costs one write. */
export function createLog(
  level: LogLevel,
  write: (lines: string) => void = (lines) => process.stdout.write(lines),
): Log {
  const timeAt = createTimes();
  let buffer = '';
  const flush = (): void => {
    const lines = buffer;
    buffer = '';
    if (lines) write(lines);
  };
  const at = (own: LogLevel) => {
    const isWanted = LOG_LEVELS.indexOf(own) >= LOG_LEVELS.indexOf(level);
    return (event: string, fields: LogFields = {}): void => {
      if (!isWanted) return;
      if (!buffer) setImmediate(flush);
      // Concatenated: merging objects would copy all fields for every lead.
      const rest = JSON.stringify(fields).slice(1);
      const comma = rest === '}' ? '' : ',';
      buffer += `{"time":"${timeAt(Date.now())}","level":"${own}","event":"${event}"${comma}${rest}\n`;
    };
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error'), flush };
}

/** Name, code and first stack frames. Not the message, which may quote visitor input (as `JSON.parse` does). */
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
