import { isUtf8 } from 'node:buffer';

/** Maximum body size, bytes. */
export const MAX_BYTES = 64 * 1024;
/** Our forms are flat. */
const MAX_DEPTH = 8;

export type Encoding = 'json' | 'form';

/** From the content headers; `undefined` if it is not supported. */
export function encodingOf(
  contentType: string | undefined,
  contentEncoding: string | undefined,
): Encoding | undefined {
  if (contentType === 'application/json' && !contentEncoding) return 'json';
  if (contentEncoding && contentEncoding.toLowerCase() !== 'identity') return undefined;
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = /^\s*charset\s*=\s*"?([^"\s]*)"?\s*$/;
  for (const parameter of parameters) {
    const [, name] = charset.exec(parameter) ?? [];
    if (name !== undefined && name !== 'utf-8' && name !== 'utf8') return undefined;
  }
  if (type.trim() === 'application/json') return 'json';
  return type.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

function isDeep(value: unknown, left = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (left === 0) return true;
  for (const name in value) if (isDeep(Reflect.get(value, name), left - 1)) return true;
  return false;
}

function utf8Of(bytes: Buffer): string | undefined {
  return isUtf8(bytes) ? bytes.toString('utf8').replace(/^\uFEFF/, '') : undefined;
}

/** `undefined` for anything malformed, nested too deep, or not an object. */
export function readJson(bytes: Buffer): Record<string, unknown> | undefined {
  const text = utf8Of(bytes);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && !isDeep(value) ? (value as Record<string, unknown>) : undefined;
  } catch (error) {
    // The error message quotes the body, so it is neither logged nor returned.
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** `undefined` if it is not UTF-8. */
export function readForm(bytes: Buffer): URLSearchParams | undefined {
  const text = utf8Of(bytes);
  return text === undefined ? undefined : new URLSearchParams(text);
}
