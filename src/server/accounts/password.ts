/** Which passwords of staff are accepted, and how they are stored (ASVS 6.2, 11.4.2). */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { site } from '#site';
import { createWorkQueue } from '../base/work-queue.ts';

export const MIN_LENGTH = 12;
/** A longer password would only take longer to hash. */
export const MAX_LENGTH = 200;

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Takes about 30 ms. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const STORED =
  /^\$argon2id\$v=19\$m=(\d{4,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{16,64})\$([\w+/]{32,128})$/;

/**
 * Estimates the guesses that a password takes, as an attacker makes them: leaked passwords and words, with years,
 * numbers, walks on the keyboard, repeats and letters swapped for signs. A list alone refuses almost nothing: few leaked
 * passwords have {@link MIN_LENGTH} letters, but people lengthen them. Loaded when a password is first set: 8 MB.
 */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs, maxLength: ESTIMATED_LENGTH });
}
let estimator: ReturnType<typeof loadEstimator> | undefined;

/** From here on nothing is read: 200 characters full of signs would hold up the server for a second. */
const ESTIMATED_LENGTH = 64;
/** zxcvbn's best score, from 10^10 guesses on: lasts against a stolen hash as well. Two words have less. */
const GOOD_SCORE = 4;

/** What a stranger would try here, in lower case: words of the practice and of what it does. */
const OWN_WORDS = [
  ...`${site.name} ${site.tagline} ${site.areaServed.join(' ')} ${site.cities.join(' ')}`.split(
    /[^\p{L}\p{N}]+/u,
  ),
  site.name,
  new URL(site.url).hostname,
  ...['therapist', 'therapists', 'counseling', 'counselor', 'psychology', 'psychologist'],
  ...['practice', 'inbox', 'staff', 'editor', 'admin'],
  // The words of the most cited advice.
  'correct horse battery staple',
]
  .flatMap((words) => [words, words.replaceAll(/\P{L}/gu, '')])
  .map((word) => word.toLowerCase())
  .filter((word) => word.length > 2);

/** Accents of one or two code points are equal. */
const normalized = (password: string): string => password.normalize('NFKC');

/** Letters from which on a name is found inside other words; `ink` is in `thinking`. */
const TELLING = 5;

/** Both in lower case; a short name counts only as a whole word. */
const hasName = (password: string, name: string): boolean =>
  name.length >= TELLING
    ? password.includes(name)
    : new RegExp(String.raw`(?<!\p{L})${RegExp.escape(name)}(?!\p{L})`, 'u').test(password);

/** Why a password is refused, with what to do instead; `undefined` if accepted. Any characters are allowed. */
export async function passwordProblem(
  password: string,
  username: string,
): Promise<string | undefined> {
  const text = normalized(password);
  const plain = text.toLowerCase();
  const length = [...text].length;
  if (length < MIN_LENGTH)
    return `The password has ${length} characters. It needs at least ${MIN_LENGTH}: four unrelated words do well.`;
  if (length > MAX_LENGTH)
    return `The password has ${length} characters. It may have at most ${MAX_LENGTH}.`;
  for (const known of [username, site.name])
    if (hasName(plain, known.toLowerCase()))
      return `The password contains “${known}”, which is easy to guess. Choose another: four unrelated words do well.`;
  estimator ??= loadEstimator();
  if ((await estimator).check(text, [username, ...OWN_WORDS]).score < GOOD_SCORE)
    return 'This password is easy to guess: attackers try common passwords and words first, also with numbers, years and repeats. Choose another: four unrelated words do well.';
  return undefined;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
const argon2Of = promisify(argon2);
/** Two of Node's four threads; the others are for reading pages. */
const hashing = createWorkQueue(2, 20);
const derive = (options: Parameters<typeof argon2Of>[1], isKnown: boolean): Promise<Buffer> =>
  hashing.run(() => argon2Of('argon2id', options), isKnown);

/** Hashes a password with a fresh salt. Returns a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$…`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const message = normalized(password);
  const tag = await derive({ ...COST, message, nonce, tagLength: TAG_BYTES }, true);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/**
 * Whether a password matches a stored hash, whose own cost counts, so raising `COST` keeps old hashes valid.
 * @param isKnown whether the person has signed in before and must not wait for strangers
 * @throws {Error} if `stored` is not an argon2id hash
 * @throws {QueueFull} if too many try at the moment
 */
export async function isPassword(
  password: string,
  stored: string,
  isKnown = true,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = STORED.exec(stored) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('The stored password is damaged.');
  const expected = Buffer.from(tag, 'base64');
  const found = await derive(
    {
      message: normalized(password),
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    },
    isKnown,
  );
  return timingSafeEqual(found, expected);
}
