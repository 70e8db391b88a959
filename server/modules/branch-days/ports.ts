import type {
  BranchHours,
  KeptHoliday,
  KeptHours,
  PublicHoliday,
} from '../../../lib/api/contract/branch-days.ts';
import type { Names } from '../../core/names.ts';
import type { Result } from '../../core/result.ts';
import type { StaffCall } from '../staff/ports.ts';

export interface BranchDaysRepo {
  /** In order. */
  holidaysFrom(date: string): Promise<readonly PublicHoliday[]>;
  /** A day as it is until the transaction ends; undefined where it is none. */
  lockHoliday(date: string): Promise<PublicHoliday | undefined>;
  setHoliday(holiday: PublicHoliday): Promise<void>;
  removeHoliday(date: string): Promise<void>;
  /** In order of id. */
  branches(): Promise<readonly BranchWithHours[]>;
  /** The hours of a branch as they are until the transaction ends; undefined where there is no such branch. */
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

/** Public holidays, of all branches at once, and the hours of each; the office's alone. */
export interface BranchDaysDesk {
  readonly read: (call: StaffCall) => Promise<Result<OfficeView>>;
  /** @param seen the version that was read; null where the day was none */
  readonly setHoliday: (
    call: StaffCall,
    seen: string | null,
    holiday: PublicHoliday,
  ) => Promise<Result<KeptHoliday>>;
  readonly removeHoliday: (call: StaffCall, seen: string, date: string) => Promise<Result<void>>;
  readonly setHours: (call: StaffCall, id: number, hours: KeptHours) => Promise<Result<KeptHours>>;
}
