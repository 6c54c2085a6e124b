import { hash } from 'node:crypto';

/** `name.3fQ_x8a1.js`: browsers may keep it for good. */
export const hashedName = (name: string, ending: string, content: string | Buffer): string =>
  `${name}.${hash('sha256', content, 'base64url').slice(0, 8)}.${ending}`;
