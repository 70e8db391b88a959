import type { PasskeyCreation, PasskeyRequest } from '../../../../lib/people/contract-passkeys.ts';
import type { PasskeySite, StoredPasskey } from '../passkey-ports.ts';

/** Time for a challenge to be answered; browsers give up after it, too. */
export const CHALLENGE_MS = 5 * 60_000;

/** Ed25519, ECDSA with P-256, RSA: one of them is in every authenticator. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

interface NewPasskeyOf {
  readonly site: PasskeySite;
  readonly shopName: string;
  readonly challenge: string;
  /** Tells authenticators which passkeys belong together; says nothing about the person. */
  readonly handle: string;
  readonly phone: string;
  readonly passkeys: readonly StoredPasskey[];
}

export function creationOptions(asked: NewPasskeyOf): PasskeyCreation {
  const { site, shopName, challenge, handle, phone, passkeys } = asked;
  return {
    challenge,
    rp: { id: site.id, name: shopName },
    user: { id: handle, name: phone, displayName: phone },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    excludeCredentials: passkeys.map(credentialOf),
  };
}

export function requestOptions(
  site: PasskeySite,
  challenge: string,
  passkeys: readonly StoredPasskey[],
): PasskeyRequest {
  return {
    ...{ challenge, rpId: site.id, timeout: CHALLENGE_MS, userVerification: 'required' },
    allowCredentials: passkeys.map(credentialOf),
  };
}

function credentialOf({ credentialId, transports }: StoredPasskey) {
  return { type: 'public-key' as const, id: credentialId, transports: [...transports] };
}
