import type { Clock } from '../kernel/ports.ts';
import { isOpenAt } from './hours.ts';
import type { Branch, BranchRepo, BranchService, Coordinates } from './ports.ts';

export interface BranchView extends Branch {
  readonly openNow: boolean;
  /** From the place that was asked for; null without one. */
  readonly distanceM: number | null;
}

export interface BranchSearch {
  readonly near?: Coordinates;
  /** Counts only with `near`. */
  readonly radiusKm?: number;
  readonly provinceCode?: string;
  readonly service?: BranchService;
  readonly openNow?: boolean;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

interface Parts {
  readonly branches: BranchRepo;
  readonly clock: Clock;
}

/** Nearest first where a place is given, otherwise in the order of the branch numbers. */
export function createFindBranches({ branches, clock }: Parts) {
  return async (search: BranchSearch): Promise<{ rows: readonly BranchView[]; total: number }> => {
    const now = clock.now();
    const found = (await branches.all())
      .map((branch) => toView(branch, now, search.near))
      .filter((branch) => fits(branch, search))
      .toSorted((a, b) => (a.distanceM ?? 0) - (b.distanceM ?? 0));
    const start = (search.page - 1) * search.perPage;
    return { rows: found.slice(start, start + search.perPage), total: found.length };
  };
}

export function createGetBranch({ branches, clock }: Parts) {
  return async (id: number): Promise<BranchView | undefined> => {
    const branch = await branches.byId(id);
    return branch && toView(branch, clock.now());
  };
}

function toView(branch: Branch, now: Date, near?: Coordinates): BranchView {
  return {
    ...branch,
    openNow: isOpenAt(branch.hours, now),
    distanceM: near ? distanceM(near, branch) : null,
  };
}

function fits(branch: BranchView, search: BranchSearch): boolean {
  const { radiusKm = Infinity, provinceCode, service } = search;
  return (
    (branch.distanceM ?? 0) <= radiusKm * 1_000 &&
    (provinceCode === undefined || branch.provinceCode === provinceCode) &&
    (service === undefined || branch.services.includes(service)) &&
    (!search.openNow || branch.openNow)
  );
}

const EARTH_RADIUS_M = 6_371_000;

/** Along the surface of a round earth, in whole metres; right to about half a percent. */
export function distanceM(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (x: number, y: number) => Math.sin(radians(y - x) / 2) ** 2;
  const chord =
    half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord))));
}
