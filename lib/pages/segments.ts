/** Ids in URLs: no sign, no leading zeros, within a 32-bit column. */
export function parseId(segment: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : undefined;
}

/** Decodes URL segments; undefined for a broken escape. */
export function decodeSegments(segments: readonly string[]): readonly string[] | undefined {
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}
