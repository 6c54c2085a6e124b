/** Digests that identify repeated posts. */
import { hash } from 'node:crypto';
import type { Receipt } from './lead.ts';

/** 132 bits: no collisions by chance. */
const digest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22);

/**
 * The receipt of a post.
 * @param content the parts that make two posts equal: form, fields and page
 * @param key the client's `Idempotency-Key`, if it sent one
 */
export function receiptOf(content: string, key: string | undefined): Receipt {
  const own = digest(content);
  return key
    ? { digest: digest(`key ${key}`), keyed: true, content: own }
    : { digest: own, keyed: false, content: own };
}
