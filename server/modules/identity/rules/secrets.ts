import type { Hasher } from '../../../core/ports.ts';

/** Hashes stored in place of secrets. A prefix per kind prevents using one as another. */
export const accessHash = (hasher: Hasher, token: string) => hasher.hash(`access:${token}`);
export const refreshHash = (hasher: Hasher, token: string) => hasher.hash(`refresh:${token}`);
export const deviceHash = (hasher: Hasher, secret: string) => hasher.hash(`device:${secret}`);
export const otpHash = (hasher: Hasher, challengeId: string, code: string) =>
  hasher.hash(`otp:${challengeId}:${code}`);

export interface TokenPair {
  readonly accessToken: string;
  /** `{sign-in}.{secret}`: an old one still identifies the sign-in to revoke. */
  readonly refreshToken: string;
}

/**
 * Derives the next tokens from the refresh token and the shop's secret. Two tabs racing on one
 * token get the same pair, and a stolen old token is useless without the shop's secret.
 */
export function nextTokens(hasher: Hasher, refreshToken: string): TokenPair {
  const { id } = parsePair(refreshToken) ?? { id: '' };
  const next = `${id}.${hasher.hash(`next-refresh:${refreshToken}`)}`;
  return { refreshToken: next, accessToken: hasher.hash(`access-beside:${next}`) };
}

export function parsePair(token: string): { id: string; secret: string } | undefined {
  const [, id, secret] = PAIR.exec(token) ?? [];
  return id !== undefined && secret !== undefined ? { id, secret } : undefined;
}

const PAIR = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** `{device}.{secret}.{signature}`: forgeries are refused without a database query. */
export function signDevice(hasher: Hasher, id: string, secret: string): string {
  const pair = `${id}.${secret}`;
  return `${pair}.${hasher.hash(`device-cookie:${pair}`)}`;
}

/** Device and secret of a cookie signed by us; undefined for any other. */
export function verifyDevice(
  hasher: Hasher,
  cookie: string,
): { id: string; secret: string } | undefined {
  const end = cookie.lastIndexOf('.');
  const pair = parsePair(cookie.slice(0, Math.max(end, 0)));
  return pair && signDevice(hasher, pair.id, pair.secret) === cookie ? pair : undefined;
}
