/** Passkeys (WebAuthn): discoverable, with the person verified by the device. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { site } from '#site';
import { MINUTE, type Clock } from '../../base/clock.ts';
import type { RequestContext } from '../../base/http/context.ts';
import type { StaffPasskey, StaffUser } from '../port.ts';
import type { StaffStore } from '../store/staff-store.ts';
import { tokenDigest } from '../tokens.ts';

const CHALLENGE_MS = 5 * MINUTE;

/**
 * Kinds of keys (COSE): EdDSA, ES256, RS256, which every runtime can check. Named here because the library asks for
 * ML-DSA-44 first where the runtime of the day knows it (@simplewebauthn/server 14.0.3): such a passkey would not sign
 * in any more on a machine with another build of Node.
 */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Loaded when the first passkey is used. */
const library = () => import('@simplewebauthn/server');

/** The site's address as browsers bind passkeys to it. */
export interface RelyingParty {
  origin: string;
  host: string;
}

/** Where a request came from, if passkeys work there: a configured origin, or `localhost` on this machine. */
export function relyingPartyOf(
  { headers, isLocal }: RequestContext,
  origins: ReadonlySet<string>,
): RelyingParty | undefined {
  const origin = headers.origin ?? '';
  if (!URL.canParse(origin)) return undefined;
  const { hostname: host } = new URL(origin);
  return origins.has(origin) || (isLocal && host === 'localhost') ? { origin, host } : undefined;
}

export interface Passkeys {
  /** For one account as a second factor. */
  signInOptions: (
    relyingParty: RelyingParty,
    user: StaffUser | undefined,
  ) => Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The passkey that answered, or `undefined`. @param user whose it must be, as a second factor */
  signIn: (
    relyingParty: RelyingParty,
    response: unknown,
    user: StaffUser | undefined,
  ) => Promise<StaffPasskey | undefined>;
  addOptions: (
    relyingParty: RelyingParty,
    user: StaffUser,
  ) => Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** A new passkey, not stored yet; `undefined` if the response is wrong. @param name until the person renames it */
  made: (
    relyingParty: RelyingParty,
    response: unknown,
    user: StaffUser,
    name: string,
  ) => Promise<StaffPasskey | undefined>;
}

/** The challenge that a response answers; empty if it cannot be read. */
function challengeOf(response: unknown): string {
  try {
    const { clientDataJSON } = (response as AuthenticationResponseJSON).response;
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return String((data as { challenge: unknown }).challenge);
  } catch {
    return '';
  }
}

/** The library throws for each way in which a response can be wrong; all are answered alike. */
const orUndefined = async <T>(verify: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await verify();
  } catch {
    return undefined;
  }
};

export function createPasskeys({ tokens, secondSteps }: StaffStore, clock: Clock): Passkeys {
  const remember = async (challenge: string, userId: string | null): Promise<void> => {
    const endsAt = clock.now() + CHALLENGE_MS;
    await tokens.add([{ digest: tokenDigest(challenge), kind: 'challenge', userId, endsAt }]);
  };
  /** Whether the challenge is ours, unused and for this account. */
  const isOurs = async (challenge: string, userId: string | null): Promise<boolean> => {
    const token = await tokens.take('challenge', tokenDigest(challenge), clock.now());
    return token !== undefined && token.userId === userId;
  };
  const descriptors = async (user: StaffUser) =>
    (await secondSteps.of(user.id)).passkeys.map(({ id, transports }) => ({
      id,
      transports: [...transports] as 'internal'[],
    }));

  return {
    async signInOptions({ host }, user) {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: host,
        userVerification: 'required',
        ...(user && { allowCredentials: await descriptors(user) }),
      });
      await remember(options.challenge, user?.id ?? null);
      return options;
    },
    async signIn({ origin, host }, answer, user) {
      const { verifyAuthenticationResponse } = await library();
      const challenge = challengeOf(answer);
      if (!(await isOurs(challenge, user?.id ?? null))) return undefined;
      const response = answer as AuthenticationResponseJSON;
      const passkey = await secondSteps.passkey(String(response.id));
      if (!passkey || (user && passkey.userId !== user.id)) return undefined;
      const verified = await orUndefined(() =>
        verifyAuthenticationResponse({
          response,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: host,
          requireUserVerification: true,
          credential: {
            id: passkey.id,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.counter,
          },
        }),
      );
      if (!verified?.verified) return undefined;
      const { newCounter } = verified.authenticationInfo;
      await secondSteps.countPasskey(passkey.id, newCounter, clock.now());
      return passkey;
    },
    async addOptions({ host }, user) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpID: host,
        rpName: site.name,
        userID: new Uint8Array(Buffer.from(user.id)),
        userName: user.username,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: await descriptors(user),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await remember(options.challenge, user.id);
      return options;
    },
    async made({ origin, host }, answer, user, name) {
      const { verifyRegistrationResponse } = await library();
      const challenge = challengeOf(answer);
      if (!(await isOurs(challenge, user.id))) return undefined;
      const verified = await orUndefined(() =>
        verifyRegistrationResponse({
          response: answer as RegistrationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: host,
          requireUserVerification: true,
          supportedAlgorithmIDs,
        }),
      );
      if (!verified?.verified) return undefined;
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      if (await secondSteps.passkey(id)) return undefined;
      return {
        id,
        userId: user.id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        createdAt: clock.now(),
        name,
        usedAt: null,
      };
    },
  };
}
