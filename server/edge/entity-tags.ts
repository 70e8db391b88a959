import { createHash } from 'node:crypto';

/** Short enough for a header; as good as the whole hash where nobody makes up collisions. */
export function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** Weak comparison (RFC 9110, 13.1.2): a proxy may have turned our strong tag into a weak one. */
export function listsTag(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header.split(',').some((entry) => {
    const tag = entry.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
