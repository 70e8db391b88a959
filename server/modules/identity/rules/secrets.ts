import type { Hasher } from '../../../core/ports.ts';

/**
 * What the database keeps in place of secrets. Each kind has its own prefix, so that one never passes
 * for another.
 */
export const accessHash = (hasher: Hasher, token: string) => hasher.hash(`access:${token}`);
export const refreshHash = (hasher: Hasher, token: string) => hasher.hash(`refresh:${token}`);
export const deviceHash = (hasher: Hasher, secret: string) => hasher.hash(`device:${secret}`);
export const otpHash = (hasher: Hasher, challengeId: string, code: string) =>
  hasher.hash(`otp:${challengeId}:${code}`);

export interface TokenPair {
  readonly accessToken: string;
  /** `{sign-in}.{secret}`: any old one tells which sign-in to revoke. */
  readonly refreshToken: string;
}

/**
 * The tokens after this refresh token. They follow from it and the shop's secret alone, so that two tabs
 * that race on one token get the same pair, and nobody without the shop's secret can go on from a stolen
 * old one.
 */
export function nextTokens(hasher: Hasher, refreshToken: string): TokenPair {
  const { id } = parsePair(refreshToken) ?? { id: '' };
  const next = `${id}.${hasher.hash(`next-refresh:${refreshToken}`)}`;
  return { refreshToken: next, accessToken: hasher.hash(`access-beside:${next}`) };
}

/** Splits `{uuid}.{secret}`. */
export function parsePair(token: string): { id: string; secret: string } | undefined {
  const [, id, secret] = PAIR.exec(token) ?? [];
  return id !== undefined && secret !== undefined ? { id, secret } : undefined;
}

const PAIR = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** `{device}.{secret}.{signature}`: a forged one is refused without asking the database. */
export function signDevice(hasher: Hasher, id: string, secret: string): string {
  const pair = `${id}.${secret}`;
  return `${pair}.${hasher.hash(`device-cookie:${pair}`)}`;
}

export function verifyDevice(
  hasher: Hasher,
  cookie: string,
): { id: string; secret: string } | undefined {
  const end = cookie.lastIndexOf('.');
  const pair = parsePair(cookie.slice(0, Math.max(end, 0)));
  return pair && signDevice(hasher, pair.id, pair.secret) === cookie ? pair : undefined;
}
