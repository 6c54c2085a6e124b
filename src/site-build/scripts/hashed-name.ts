import { hash } from 'node:crypto';

/** Characters of a file's digest in its name (161 bytes less of home's HTML than with 8, which names 32 drawings). */
export const HASH_LENGTH = 6;

/** `name.3fQ_x8.js`: browsers may keep it for good. */
export const hashedName = (name: string, ending: string, content: string | Buffer): string =>
  `${name}.${hash('sha256', content, 'base64url').slice(0, HASH_LENGTH)}.${ending}`;
