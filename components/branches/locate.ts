import { facility } from '@/lib/browser';
import type { GeoLocation } from '@/lib/queries/branches';

/** Why a location could not be found (`docs/product/browse.md`, "Branches"). */
export type LocateProblem = 'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'unknown';

export type Located =
  | { readonly ok: true; readonly location: GeoLocation }
  | { readonly ok: false; readonly problem: LocateProblem };

const TIMEOUT_MS = 10_000;
/** A location of the last minutes will do. */
const MAX_AGE_MS = 300_000;
const PROBLEMS: Readonly<Record<number, LocateProblem>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

/** Asks the browser where somebody is, rounded to about a hundred metres, for privacy. */
export function locate(): Promise<Located> {
  // Missing on pages that are not secure.
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
