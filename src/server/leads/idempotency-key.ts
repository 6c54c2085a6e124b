import { hash } from 'node:crypto';
import type { Receipt } from './lead.ts';

/** 132 bits: no collisions by chance. */
const digest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22);

/** `content`: what makes two posts equal, form, fields and page. `key`: the client's `Idempotency-Key`. */
export function receiptOf(content: string, key: string | undefined): Receipt {
  const own = digest(content);
  return key
    ? { digest: digest(`key ${key}`), keyed: true, content: own }
    : { digest: own, keyed: false, content: own };
}
