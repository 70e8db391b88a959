import type { BranchHours, PublicHoliday } from '../../../lib/api/contract/branch-days.ts';
import type { Names } from '../../core/names.ts';
import type { Result } from '../../core/result.ts';
import type { StaffCall } from '../staff/ports.ts';

export interface BranchDaysRepo {
  /** In order. */
  holidaysFrom(date: string): Promise<readonly PublicHoliday[]>;
  setHoliday(holiday: PublicHoliday): Promise<void>;
  /** False where the day was none. */
  removeHoliday(date: string): Promise<boolean>;
  /** In order of id. */
  branches(): Promise<readonly BranchWithHours[]>;
  /** False where there is no such branch. */
  setHours(id: number, hours: BranchHours): Promise<boolean>;
}

interface BranchWithHours extends BranchHours {
  readonly id: number;
  readonly name: Names;
}

interface OfficeView {
  readonly holidays: readonly PublicHoliday[];
  readonly branches: readonly BranchWithHours[];
}

/** Public holidays, of all branches at once, and the hours of each; the office's alone. */
export interface BranchDaysDesk {
  readonly read: (call: StaffCall) => Promise<Result<OfficeView>>;
  readonly setHoliday: (call: StaffCall, holiday: PublicHoliday) => Promise<Result<PublicHoliday>>;
  readonly removeHoliday: (call: StaffCall, date: string) => Promise<Result<void>>;
  readonly setHours: (
    call: StaffCall,
    id: number,
    hours: BranchHours,
  ) => Promise<Result<BranchHours>>;
}
