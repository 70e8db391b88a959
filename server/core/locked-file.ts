import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** 32 bytes in Base64url, one per file. Stored sealed, so key rotation leaves the file unchanged. */
export type FileKey = string;

const bytesOf = (key: FileKey) => Buffer.from(key, 'base64url');

/** Encrypts a file with AES-256-GCM: nonce, tag, then ciphertext. */
export function lockFile(
  bytes: Uint8Array,
  { key, file }: { readonly key: FileKey; readonly file: string },
): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytesOf(key), nonce).setAAD(Buffer.from(file));
  const secret = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), secret]));
}

/** Throws if the file was changed or moved to another name. */
export function unlockFile(
  locked: Uint8Array,
  { key, file }: { readonly key: FileKey; readonly file: string },
): Uint8Array<ArrayBuffer> {
  const nonce = locked.subarray(0, NONCE_BYTES);
  const tag = locked.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, bytesOf(key), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(file)).setAuthTag(tag);
  const secret = locked.subarray(NONCE_BYTES + TAG_BYTES);
  return new Uint8Array(Buffer.concat([decipher.update(secret), decipher.final()]));
}
