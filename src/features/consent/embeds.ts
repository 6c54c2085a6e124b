/**
 * Frames of other companies that load on request (R127, R146, R149), at the addresses that the practice wrote: the
 * consent, the cookie table and the content policy follow from them.
 */
import type { ThirdParty } from './third-parties.ts';

/** What is shown, in the order of the cookie table. */
export const EMBED_KINDS = ['video', 'map', 'reviews'] as const;
export type EmbedKind = (typeof EMBED_KINDS)[number];

export interface Embed extends ThirdParty {
  kind: EmbedKind;
}

const PURPOSES: Readonly<Record<EmbedKind, string>> = {
  video: 'Plays the video you started',
  map: 'Shows where the office is',
  reviews: 'Shows live reviews',
};

/** Companies that readers know by another name than their host. */
const COMPANIES: readonly (readonly [host: RegExp, name: string, kind?: EmbedKind])[] = [
  [/(?:^|\.)youtube(?:-nocookie)?\.com$/, 'YouTube'],
  [/(?:^|\.)vimeo\.com$/, 'Vimeo'],
  [/(?:^|\.)google\.com$/, 'Google Maps', 'map'],
  [/(?:^|\.)google\.com$/, 'Google'],
  [/(?:^|\.)openstreetmap\.org$/, 'OpenStreetMap'],
];

/** A name with a dot, and no number as its last part: policies can name no other host (CSP 3, 2.3.1 and 6.7.2.8). */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/;
const EXAMPLE = 'for example: "https://widget.example.com/embed"';

/** Why browsers would show no frame at `address`, and what to write instead; nothing if they do. */
export function frameProblem(address: string): string | undefined {
  if (!URL.canParse(address)) return `write the whole address of what is shown, ${EXAMPLE}`;
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:')
    return `browsers show nothing from "${protocol}" inside an encrypted page; write an address that begins with https://, ${EXAMPLE}`;
  if (username || password)
    return `browsers load no frame with a name or password in its address; leave out what is before the @, ${EXAMPLE}`;
  if (!HOST.test(hostname))
    return `"${hostname}" is no host that a page can allow; write one with a name, ${EXAMPLE}`;
  return undefined;
}

/**
 * The address of a frame.
 * @param field that the practice wrote, for the message
 * @param own origin of the site, whose pages cannot be shown in a frame (`frame-ancestors`)
 * @param rest after what the practice wrote: the id of a video
 * @throws {Error} if browsers would show no frame there
 */
export function frameAddress(written: string, field: string, own: string, rest = ''): string {
  const problem = frameProblem(written);
  const failure = (why: string): Error => new Error(`${field} “${written}”: ${why}`);
  if (problem) throw failure(problem);
  const { hostname, origin } = new URL(written);
  if (URL.canParse(own) && new URL(own).hostname === hostname)
    throw failure(
      `pages of this site can't be shown in a frame; write the address at the other company, ${EXAMPLE}`,
    );
  const whole = written.trim() + rest;
  if (!URL.canParse(whole) || new URL(whole).origin !== origin)
    throw failure(`what follows would become part of the host; end it with a slash`);
  return whole;
}

/** `address?query`, or `address&query` if it has a query already. */
export const withQuery = (address: string, query: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${query}`;

function embedAt(kind: EmbedKind, address: string): Embed {
  const { host, hostname } = new URL(address);
  const [, name = host] =
    COMPANIES.find(([pattern, , only = kind]) => only === kind && pattern.test(hostname)) ?? [];
  return {
    kind,
    name,
    host,
    category: 'functional',
    purpose: PURPOSES[kind],
    keeps: [],
    sources: {},
  };
}

/** Of the frames of a site, each company once for each kind. @param frames their addresses */
export function embedsAt(frames: readonly (readonly [EmbedKind, address: string])[]): Embed[] {
  const all = EMBED_KINDS.flatMap((kind) =>
    frames.filter(([one]) => one === kind).map(([, address]) => embedAt(kind, address)),
  );
  return [...new Map(all.map((embed) => [`${embed.kind} ${embed.host}`, embed])).values()];
}

/** In attributes of links. */
const FRAMES = /<a\b(?:[^>"]|"[^"]*")*?\sdata-embed="([^"]*)"/g;

/** Origins of all frames that links of a page load, as sources of a policy. @throws {Error} at one that a policy cannot name */
export function frameOrigins(html: string): string[] {
  const addresses = [...html.matchAll(FRAMES)].map(([, address = '']) => address);
  for (const address of addresses) frameAddress(address, 'data-embed', '');
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
