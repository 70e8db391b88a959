import { isIP } from 'node:net';
import type { PasskeySite, PasskeyVerifier } from './passkey-ports.ts';
import { PASSKEY_ALGORITHMS } from './rules/passkey-options.ts';

/** Passkeys belong to a host name, so a shop at a bare address has none. */
export function passkeySiteOf(publicUrl: string): PasskeySite | undefined {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? { id: hostname, origin } : undefined;
}

/** Loaded with the first passkey, since few sign-ins need its parsers of certificates. */
const library = () => import('@simplewebauthn/server');

export function createPasskeyVerifier(): PasskeyVerifier {
  return {
    created: async (site, challenge, { credentialId: id, clientData, ...answer }) => {
      const { verifyRegistrationResponse } = await library();
      const checked = await verified(() =>
        verifyRegistrationResponse({
          response: {
            ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
            response: { clientDataJSON: clientData, attestationObject: answer.attestationObject },
          },
          expectedChallenge: challenge,
          expectedOrigin: site.origin,
          expectedRPID: site.id,
          requireUserVerification: true,
          supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
        }),
      );
      if (!checked?.verified || checked.registrationInfo.credential.id !== id) return undefined;
      const { credential, credentialBackedUp: backedUp } = checked.registrationInfo;
      const publicKey = Buffer.from(credential.publicKey).toString('base64url');
      const { counter } = credential;
      return { credentialId: id, publicKey, counter, transports: answer.transports, backedUp };
    },
    shown: async (site, challenge, { credentialId: id, clientData, ...answer }, passkey) => {
      const { verifyAuthenticationResponse } = await library();
      const checked = await verified(() =>
        verifyAuthenticationResponse({
          response: {
            ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
            response: {
              clientDataJSON: clientData,
              authenticatorData: answer.authenticatorData,
              signature: answer.signature,
            },
          },
          expectedChallenge: challenge,
          expectedOrigin: site.origin,
          expectedRPID: site.id,
          requireUserVerification: true,
          credential: {
            id: passkey.credentialId,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: 0,
          },
        }),
      );
      if (!checked?.verified) return undefined;
      const { newCounter: counter, credentialBackedUp: backedUp } = checked.authenticationInfo;
      return { counter, backedUp };
    },
  };
}

/** The library throws for every answer that is malformed or wrong. */
async function verified<Value>(check: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
