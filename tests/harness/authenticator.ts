import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@/lib/people/contract-passkeys.ts';

const [PRESENT, VERIFIED, BACKUP, ATTESTED] = [0x01, 0x04, 0x18, 0x40];

/** Parts of an honest answer that a test makes wrong. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly unverified?: boolean;
  readonly counter?: number;
  /** Signs with a key that the shop does not know. */
  readonly forged?: boolean;
}

/** An authenticator in software with one ES256 key, which answers as browsers do. */
export function createAuthenticator({ counts = true, isBackedUp = false } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const credential = { credential_id: id.toString('base64url') };

  const data = (rpId: string, flags: number, lies: Lies, rest = Buffer.alloc(0)) => {
    if (counts) counter += 1;
    const head = Buffer.alloc(5);
    const verified = lies.unverified === true ? 0 : VERIFIED;
    head.writeUInt8(PRESENT | verified | (isBackedUp ? BACKUP : 0) | flags);
    head.writeUInt32BE(lies.counter ?? counter, 1);
    return Buffer.concat([sha256(lies.rpId ?? rpId), head, rest]);
  };

  return {
    create: (
      options: PasskeyCreation,
      lies: Lies = {},
      name = 'Key of the test',
    ): NewPasskey & typeof credential => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = data(options.rp.id, ATTESTED, lies, attested);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return {
        ...credential,
        name,
        client_data: clientData('webauthn.create', options.challenge, lies).toString('base64url'),
        attestation_object: attestation.toString('base64url'),
        transports: ['internal', 'hybrid'],
      };
    },
    prove: (options: PasskeyRequest, lies: Lies = {}): PasskeyProof => {
      const client = clientData('webauthn.get', options.challenge, lies);
      const authData = data(options.rpId, 0, lies);
      const key = lies.forged === true ? strangerKey() : privateKey;
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), key);
      return {
        ...credential,
        client_data: client.toString('base64url'),
        authenticator_data: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      };
    },
  };
}

function clientData(type: string, challenge: string, lies: Lies): Buffer {
  const { origin = 'https://shop.test' } = lies;
  return Buffer.from(
    JSON.stringify({
      ...{ type: lies.type ?? type, challenge: lies.challenge ?? challenge, origin },
      crossOrigin: false,
    }),
  );
}

function strangerKey(): KeyObject {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
}

function sha256(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest();
}

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

function cborHead(major: number, size: number): Buffer {
  const first = major << 5;
  if (size < 24) return Buffer.from([first | size]);
  return size < 256
    ? Buffer.from([first | 24, size])
    : Buffer.from([first | 25, size >> 8, size & 0xff]);
}

function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

function cborBytes(value: Buffer): Buffer {
  return Buffer.concat([cborHead(2, value.length), value]);
}

function cborText(value: string): Buffer {
  return Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
}

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
