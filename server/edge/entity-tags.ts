import { createHash } from 'node:crypto';

/** Truncated for headers; sufficient without an attacker who constructs collisions. */
export function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** Weak comparison (RFC 9110, 13.1.2): a proxy may have weakened our strong tag. */
export function listsTag(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header.split(',').some((entry) => {
    const tag = entry.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
