import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from './contract-passkeys';
import { PasskeyError, passkeyFaultOf } from './passkey-faults';

/**
 * Reason why this page cannot use passkeys of the shop: it has none, not at this address, or not in this browser.
 * Undefined if it can.
 */
export function passkeyObstacle(
  origin: string | null,
): 'nowhere' | 'elsewhere' | 'unsupported' | undefined {
  if (origin === null) return 'nowhere';
  // First, since insecure addresses have no passkeys in any browser.
  if (window.location.origin !== origin) return 'elsewhere';
  return 'PublicKeyCredential' in window ? undefined : 'unsupported';
}

/** Has the browser make a passkey; throws `PasskeyError`. */
export async function createPasskey(options: PasskeyCreation): Promise<Omit<NewPasskey, 'name'>> {
  const { startRegistration } = await library();
  const made = await answered(options.timeout, () => startRegistration({ optionsJSON: options }));
  return {
    credential_id: made.id,
    client_data: made.response.clientDataJSON,
    attestation_object: made.response.attestationObject,
    transports: made.response.transports ?? [],
  };
}

/** Has the browser sign with a passkey; throws `PasskeyError`. */
export async function provePasskey(options: PasskeyRequest): Promise<PasskeyProof> {
  const { startAuthentication } = await library();
  const made = await answered(options.timeout, () => startAuthentication({ optionsJSON: options }));
  return {
    credential_id: made.id,
    client_data: made.response.clientDataJSON,
    authenticator_data: made.response.authenticatorData,
    signature: made.response.signature,
  };
}

/** Loaded at the press of a button of the office: no page of the shop needs it. */
const library = () => import('@simplewebauthn/browser');

async function answered<Answer>(timeoutMs: number, ask: () => Promise<Answer>): Promise<Answer> {
  const begun = performance.now();
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new PasskeyError(passkeyFaultOf(name, performance.now() - begun, timeoutMs));
  }
}
