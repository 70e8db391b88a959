import { stockLevel, type StockLevel } from '../../catalog/rules/product-rules.ts';
import type { Clock } from '../../../core/ports.ts';
import { comingHolidays, weekAround } from './holidays.ts';
import { isOpenAt } from './hours.ts';
import type { BranchService } from '../../../../lib/branches/contract-values.ts';
import type { Branch, BranchRepo, Coordinates } from '../ports.ts';
import { readyAt } from './ready.ts';

export interface BranchView extends Branch {
  readonly openNow: boolean;
  readonly pharmacistOnDuty: boolean;
  /** Distance from the requested location; null without one. */
  readonly distanceM: number | null;
  /** The lowest level among the requested products; null without products. */
  readonly stock: StockLevel | null;
  /** Requested products out of stock there. */
  readonly lacking: readonly number[];
  /** Pickup time if ordered now; null if pickup is impossible. */
  readonly readyAt: Date | null;
}

export interface BranchSearch {
  readonly near?: Coordinates;
  /** Used only with `near`. */
  readonly radiusKm?: number;
  readonly provinceCode?: string;
  readonly service?: BranchService;
  readonly openNow?: boolean;
  /** Products that must all be available for a branch to have stock. */
  readonly productIds?: readonly number[];
  /** Used only with `productIds`. */
  readonly inStock?: boolean;
  /** Starts at 1. */
  readonly page: number;
  readonly perPage: number;
}

interface Parts {
  readonly branches: BranchRepo;
  readonly clock: Clock;
}

/**
 * Sorted by distance if a location is given, otherwise by branch number, with branches that stock
 * the requested products first.
 */
export function createFindBranches({ branches, clock }: Parts) {
  return async (search: BranchSearch): Promise<{ rows: readonly BranchView[]; total: number }> => {
    const { near, productIds = [], page, perPage } = search;
    const now = clock.now();
    const [all, pieces] = await Promise.all([branches.all(), branches.shelves(productIds)]);
    const levelOf = (id: number) =>
      productIds.length === 0 ? null : stockLevel(pieces.get(id)?.scarcest ?? 0);
    const lackingAt = (id: number) =>
      productIds.filter((productId) => !pieces.get(id)?.there.includes(productId));
    const found = all
      .map((branch) =>
        toView(branch, {
          ...{ now, near, stock: levelOf(branch.id), lacking: lackingAt(branch.id) },
          holidays: HOLIDAYS_OF_MANY,
        }),
      )
      .filter((branch) => fits(branch, search))
      .toSorted((a, b) => rank(a) - rank(b));
    const start = (page - 1) * perPage;
    return { rows: found.slice(start, start + perPage), total: found.length };
  };
}

export function createGetBranch({ branches, clock }: Parts) {
  return async (id: number): Promise<BranchView | undefined> => {
    const branch = await branches.byId(id);
    if (!branch) return undefined;
    const nowhere = { near: undefined, stock: null, lacking: [] };
    return toView(branch, { ...nowhere, now: clock.now(), holidays: HOLIDAYS_OF_ONE });
  };
}

const DAY_MS = 86_400_000;
/** Number of holidays shown: about two months for one branch, the next days for a list. */
const HOLIDAYS_OF_ONE = 6;
const HOLIDAYS_OF_MANY = 3;

interface Circumstances {
  readonly now: Date;
  readonly near: Coordinates | undefined;
  readonly stock: StockLevel | null;
  readonly lacking: readonly number[];
  readonly holidays: number;
}

function toView(branch: Branch, circumstances: Circumstances): BranchView {
  const { now, near, stock, lacking, holidays } = circumstances;
  const openNow = isOpenAt(weekAround(branch, now), now);
  const { pharmacistHours } = branch;
  const collectable = branch.services.includes('pickup') && stock !== null && stock !== 'none';
  return {
    ...branch,
    openNow,
    pharmacistOnDuty: openNow && pharmacistHours !== null && isOpenAt(pharmacistHours, now),
    // Hours of yesterday may extend past midnight.
    holidays: comingHolidays(branch.holidays, new Date(now.getTime() - DAY_MS)).slice(0, holidays),
    distanceM: near ? distanceM(near, branch) : null,
    stock,
    lacking,
    readyAt: collectable ? readyAt(branch, now) : null,
  };
}

function rank({ distanceM: distance, stock }: BranchView): number {
  return distance ?? (stock === 'none' ? 1 : 0);
}

function fits(branch: BranchView, search: BranchSearch): boolean {
  const { radiusKm = Infinity, provinceCode, service } = search;
  return (
    (branch.distanceM ?? 0) <= radiusKm * 1_000 &&
    (provinceCode === undefined || branch.provinceCode === provinceCode) &&
    (service === undefined || branch.services.includes(service)) &&
    (!search.openNow || branch.openNow) &&
    (!search.inStock || branch.stock !== 'none')
  );
}

const EARTH_RADIUS_M = 6_371_000;

/** Great-circle distance in whole metres, accurate to about half a percent. */
export function distanceM(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (x: number, y: number) => Math.sin(radians(y - x) / 2) ** 2;
  const chord =
    half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord))));
}
export type FindBranches = ReturnType<typeof createFindBranches>;
export type GetBranch = ReturnType<typeof createGetBranch>;
