import type { BranchSort, BranchState } from '../../../lib/branch-records/contract-values.ts';
import type { BranchService } from '../../../lib/branches/contract-values.ts';
import type { Locale } from '../../../lib/i18n/locale.ts';
import type { HolidayHours, WeekHours } from '../../core/hours.ts';
import type { PlaceInList, PlacedPage } from '../../core/place-in-list.ts';

/** Data of a branch that people edit. */
export interface BranchFacts {
  readonly nameEn: string;
  readonly nameTh: string;
  readonly addressEn: string;
  readonly addressTh: string;
  readonly provinceCode: string;
  readonly phone: string;
  readonly lat: number;
  readonly lng: number;
  readonly services: readonly BranchService[];
  readonly hours: WeekHours;
  /** Hours on public holidays; null: as on any other day. */
  readonly onHolidays: HolidayHours | null;
  readonly pharmacistHours: WeekHours | null;
  readonly pharmacyLicenceNo: string | null;
}

export interface OfficeBranch {
  readonly id: number;
  readonly facts: BranchFacts;
  /** Since when it is closed for good; null while it is open. */
  readonly closedAt: Date | null;
}

export interface OfficeBranchDetail extends OfficeBranch {
  /** Orders to be collected there that are not over. */
  readonly openOrders: number;
  /** Consultations are held under the licence of its pharmacy. */
  readonly isConsulting: boolean;
}

export interface BranchQuery {
  readonly q?: string | undefined;
  readonly state?: BranchState | undefined;
  readonly sort: BranchSort;
  readonly locale: Locale;
}

export interface BranchRecordRepo {
  list(query: BranchQuery, place: PlaceInList): Promise<PlacedPage<OfficeBranch>>;
  read(id: number): Promise<OfficeBranchDetail | undefined>;
  /** Locks the branch until the transaction ends; no new order can name it meanwhile. */
  lock(id: number): Promise<OfficeBranchDetail | undefined>;
  add(facts: BranchFacts): Promise<number>;
  change(id: number, facts: BranchFacts): Promise<void>;
  /** @param at null opens it again */
  close(id: number, at: Date | null): Promise<void>;
}
