import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** 32 bytes in Base64url: each file has its own. Kept sealed, it changes hands with the shop's keys and the file stays. */
export type FileKey = string;

const bytesOf = (key: FileKey) => Buffer.from(key, 'base64url');

/** A file that nobody reads without its key: AES-256-GCM, nonce first, then tag. */
export function lockFile(
  bytes: Uint8Array,
  { key, file }: { readonly key: FileKey; readonly file: string },
): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytesOf(key), nonce).setAAD(Buffer.from(file));
  const secret = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), secret]));
}

/** Throws for a file that was changed, or that lies under the name of another one. */
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
