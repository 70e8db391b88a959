import type { Hasher } from '../../../core/ports.ts';

const TOKEN = /^(\d{1,10})\.([\w-]{1,90})$/;

/** Signed link tokens with the card's id; unguessable and without storage. */
export function createECardTokens(hasher: Hasher) {
  const sign = (id: string) => hasher.hash(`e-card:${id}`);
  return {
    issue: (id: number): string => `${String(id)}.${sign(String(id))}`,
    read: (token: string): number | undefined => {
      const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
      // Hashed again, so the timing of the comparison reveals nothing about the right signature.
      return hasher.hash(signature) === hasher.hash(sign(id)) ? Number(id) : undefined;
    },
  };
}
