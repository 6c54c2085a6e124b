/** Names of files that browsers may keep for good. */
import { hash } from 'node:crypto';

/** `name.3fQ_x8a1.js`: another content has another name. */
export const hashedName = (name: string, ending: string, content: string | Buffer): string =>
  `${name}.${hash('sha256', content, 'base64url').slice(0, 8)}.${ending}`;
