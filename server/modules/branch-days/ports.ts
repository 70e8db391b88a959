import type { StaffCall } from '../audit/ports.ts';
import type {
  BranchHours,
  KeptHoliday,
  KeptHours,
  PublicHoliday,
} from '../../../lib/branches/contract-days.ts';
import type { Names } from '../../core/names.ts';
import type { Result } from '../../core/result.ts';

export interface BranchDaysRepo {
  /** Sorted by date. */
  holidaysFrom(date: string): Promise<readonly PublicHoliday[]>;
  /** Locks a day until the transaction ends; undefined if it is not a holiday. */
  lockHoliday(date: string): Promise<PublicHoliday | undefined>;
  setHoliday(holiday: PublicHoliday): Promise<void>;
  removeHoliday(date: string): Promise<void>;
  /** Sorted by id, without those that are closed for good. */
  branches(): Promise<readonly BranchWithHours[]>;
  /** Locks a branch's hours until the transaction ends; undefined if the branch does not exist. */
  lockHours(id: number): Promise<BranchHours | undefined>;
  setHours(id: number, hours: BranchHours): Promise<void>;
}

interface BranchWithHours extends BranchHours {
  readonly id: number;
  readonly name: Names;
}

interface OfficeView {
  readonly holidays: readonly KeptHoliday[];
  readonly branches: readonly (BranchWithHours & KeptHours)[];
}

/** Public holidays of all branches, and the hours of each branch; for the office only. */
export interface BranchDaysDesk {
  readonly read: (call: StaffCall) => Promise<Result<OfficeView>>;
  /** @param seen the version that was read; null if the day was not a holiday */
  readonly setHoliday: (
    call: StaffCall,
    seen: string | null,
    holiday: PublicHoliday,
  ) => Promise<Result<KeptHoliday>>;
  readonly removeHoliday: (call: StaffCall, seen: string, date: string) => Promise<Result<void>>;
  readonly setHours: (call: StaffCall, id: number, hours: KeptHours) => Promise<Result<KeptHours>>;
}
