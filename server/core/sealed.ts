import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts values that must be readable again, but not in the database: AES-256-GCM with a key version. */
export interface Sealer {
  /**
   * @param purpose owner and kind of the value, such as `member 42: id`; a value sealed for one
   * purpose does not open for another
   */
  seal(text: string, purpose: string): string;
  /** Throws if the text was changed or its key is missing. */
  open(sealed: string, purpose: string): string;
}

/** 32 bytes each; the highest version seals, all of them open. */
export type SealingKeys = ReadonlyMap<number, Uint8Array>;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const KEY_BYTES = 32;

/** Version 0 is derived from the shop's secret; further ones are configured, `1:<base64>,2:<base64>`. */
export function sealingKeysOf(appSecret: string, configured = ''): SealingKeys {
  const derived = new Uint8Array(hkdfSync('sha256', appSecret, '', 'sealed columns', KEY_BYTES));
  const keys = new Map([[0, derived]]);
  for (const entry of configured.split(',').filter((part) => part.trim() !== '')) {
    const [, version = '', key = ''] = /^\s*([1-9]\d{0,3}):([\w+/-]+=*)\s*$/.exec(entry) ?? [];
    const bytes = new Uint8Array(Buffer.from(key, 'base64'));
    if (bytes.length !== KEY_BYTES || keys.has(Number(version))) {
      throw new Error('DATA_KEYS must be like 1:<32 bytes in Base64>, each version once');
    }
    keys.set(Number(version), bytes);
  }
  return keys;
}

export function createSealer(keys: SealingKeys): Sealer {
  const newest = Math.max(...keys.keys());
  const keyOf = (version: number) => {
    const key = keys.get(version);
    if (!key) throw new Error(`no key of version ${String(version)}`);
    return key;
  };
  return {
    seal: (text, purpose) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(newest), nonce).setAAD(Buffer.from(purpose));
      const secret = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = [nonce, cipher.getAuthTag(), secret].map((part) => part.toString('base64url'));
      return [`v${String(newest)}`, ...parts].join('.');
    },
    open: (sealed, purpose) => {
      const [version = '', ...parts] = sealed.split('.');
      const [nonce, tag, secret] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (!/^v\d+$/.test(version) || !nonce || !tag || !secret)
        throw new Error('not a sealed text');
      const decipher = createDecipheriv(CIPHER, keyOf(Number(version.slice(1))), nonce, {
        authTagLength: 16,
      });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
      return Buffer.concat([decipher.update(secret), decipher.final()]).toString('utf8');
    },
  };
}
