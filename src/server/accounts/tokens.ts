/** Random secrets for browsers and people. The store has only their digests. */
import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits, base64url. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Needs no salt or slow hash, because a random secret cannot be guessed. */
export const tokenDigest = (token: string): string => hash('sha256', token, 'base64url');
