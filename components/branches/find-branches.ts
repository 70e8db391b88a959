import type { Branch } from '@/lib/branches/contract';
import type { GeoLocation } from '@/lib/branches/queries';
import { isOpenAt } from './branch-times';

interface Wanted {
  readonly words: string;
  readonly near: GeoLocation | undefined;
  readonly openAt: Date | undefined;
}

interface FoundBranch {
  readonly branch: Branch;
  /** Straight-line distance; absent without a location. */
  readonly metres?: number;
}

export function findBranches(
  branches: readonly Branch[],
  { words, near, openAt }: Wanted,
): readonly FoundBranch[] {
  const asked = words.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = branches.filter((branch) => {
    const text = `${branch.name_en} ${branch.name_th} ${branch.address}`.toLowerCase();
    return asked.every((word) => text.includes(word)) && (!openAt || isOpenAt(branch, openAt));
  });
  if (!near) return fitting.map((branch) => ({ branch }));
  return fitting
    .map((branch) => ({ branch, metres: metresBetween(branch, near) }))
    .toSorted((a, b) => a.metres - b.metres);
}

const EARTH_M = 6_371_000;

/** Haversine formula. */
function metresBetween(a: GeoLocation, b: GeoLocation): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(rad(to - from) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_M * Math.asin(Math.sqrt(h));
}
