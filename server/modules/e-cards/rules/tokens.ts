import type { Hasher } from '../../../core/ports.ts';

const TOKEN = /^(\d{1,10})\.([\w-]{1,90})$/;

/** What the link to a card carries: which one, signed, so that nothing has to be kept and nobody can guess another. */
export function createECardTokens(hasher: Hasher) {
  const sign = (id: string) => hasher.hash(`e-card:${id}`);
  return {
    issue: (id: number): string => `${String(id)}.${sign(String(id))}`,
    read: (token: string): number | undefined => {
      const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
      // Hashed once more: how long comparing takes tells nothing about the right signature.
      return hasher.hash(signature) === hasher.hash(sign(id)) ? Number(id) : undefined;
    },
  };
}
