import { facility } from '@/lib/browser/browser';
import type { GeoLocation } from '@/lib/branches/queries';

/** Reason why no location is available (`docs/product/browse.md`, "Branches"). */
export type LocateProblem = 'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'unknown';

export type Located =
  | { readonly ok: true; readonly location: GeoLocation }
  | { readonly ok: false; readonly problem: LocateProblem };

const TIMEOUT_MS = 10_000;
/** A location from the last five minutes is recent enough. */
const MAX_AGE_MS = 300_000;
const PROBLEMS: Readonly<Record<number, LocateProblem>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

/** Location from the browser, rounded to about 100 m for privacy. */
export function locate(): Promise<Located> {
  // Undefined in insecure contexts.
  const geolocation = facility(() => navigator.geolocation);
  if (!geolocation) return Promise.resolve({ ok: false, problem: 'unsupported' });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => {
        resolve({
          ok: true,
          location: { lat: rounded(coords.latitude), lng: rounded(coords.longitude) },
        });
      },
      ({ code }) => {
        resolve({ ok: false, problem: PROBLEMS[code] ?? 'unknown' });
      },
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1_000) / 1_000;
}
