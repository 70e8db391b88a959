/** Ids in addresses: no signs, no leading zeros, small enough for a 32-bit column. */
export function parseId(segment: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : undefined;
}

/** The decoded segments of an address, or undefined where an escape is broken. */
export function decodeSegments(segments: readonly string[]): readonly string[] | undefined {
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}
