import type { BranchService } from '../../../lib/branches/contract-values.ts';
import type { WeekHours, Holiday } from '../../core/hours.ts';
import type { Names } from '../../core/names.ts';

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
  /** Public holidays with special hours, past ones included. */
  readonly holidays: readonly Holiday[];
  /** Hours of the pharmacist; null without a pharmacist. */
  readonly pharmacistHours: WeekHours | null;
  /** Licence of the branch's pharmacy; null without a pharmacy. */
  readonly pharmacyLicenceNo: string | null;
}

export type BranchDays = Pick<Branch, 'hours' | 'holidays'>;

export interface Shelf {
  /** Pieces that it can sell of whichever product it has least of; 0 where one is unknown or not listed. */
  readonly scarcest: number;
  /** Products in stock. */
  readonly there: readonly number[];
}

/** Branches that are not closed for good. */
export interface BranchRepo {
  /** Sorted by id; few enough to load all. */
  all(): Promise<readonly Branch[]>;
  byId(id: number): Promise<Branch | undefined>;
  /** Shelves by branch; branches that stock none of these products are left out. */
  shelves(productIds: readonly number[]): Promise<ReadonlyMap<number, Shelf>>;
}
