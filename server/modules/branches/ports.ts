import type { WeekHours, Holiday } from '../../core/hours.ts';
import type { Names } from '../../core/names.ts';

export type BranchService = 'pharmacist' | 'pickup' | 'clinic' | 'parking';

export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

export interface Branch extends Coordinates {
  readonly id: number;
  readonly name: Names;
  readonly address: Names;
  readonly provinceCode: string;
  readonly phone: string;
  readonly hours: WeekHours;
  readonly services: readonly BranchService[];
  /** Public holidays on which it has other hours than its weekday, past ones included. */
  readonly holidays: readonly Holiday[];
  /** When a pharmacist is at the counter; null where none is. */
  readonly pharmacistHours: WeekHours | null;
  /** Licence of the branch's pharmacy; null where it has none. */
  readonly pharmacyLicenceNo: string | null;
}

/** When a branch is open. */
export type BranchDays = Pick<Branch, 'hours' | 'holidays'>;

export interface BranchRepo {
  /** In order of id; there are few enough to hold them all. */
  all(): Promise<readonly Branch[]>;
  byId(id: number): Promise<Branch | undefined>;
  /**
   * Pieces that each branch can sell of whichever of these products it has least of. Branches that lack one of
   * them are left out, and so is everybody where one is unknown or not listed.
   */
  scarcest(productIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}
