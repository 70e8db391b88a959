import type { AuditLog, Changes, StaffCall } from '../../audit/ports.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type {
  BranchHours,
  KeptHoliday,
  PublicHoliday,
} from '../../../../lib/branches/contract-days.ts';
import { calendarDay } from '../../../../lib/format/bangkok.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { BranchDaysDesk, BranchDaysRepo } from '../ports.ts';

interface DaysRepos {
  readonly branchDays: BranchDaysRepo;
  readonly audit: AuditLog;
}

interface DaysWorld {
  readonly clock: Clock;
  readonly transact: Transact<DaysRepos>;
}

interface Changed<Value> {
  readonly value: Value;
  readonly changes: Changes;
}

/** Edits opening hours (`docs/product/browse.md`, "Branches"). */
export function createBranchDaysDesk({ clock, transact }: DaysWorld): BranchDaysDesk {
  /**
   * Runs an office change and writes its audit line.
   *
   * @param act returns undefined if its subject does not exist
   */
  const change = <Done>(
    call: StaffCall,
    entry: { readonly action: string; readonly subject: string },
    act: (days: BranchDaysRepo) => Promise<Result<Changed<Done>> | undefined>,
  ): Promise<Result<Done>> =>
    transact(async ({ branchDays, audit }) => {
      const done = await act(branchDays);
      if (done === undefined) return refuse('NOT_FOUND');
      if (!done.ok) return done;
      const { value, changes } = done.value;
      await audit.add({ ...call, ...entry, detail: {}, changes, at: clock.now() });
      return ok(value);
    });

  return {
    read: () =>
      transact(async ({ branchDays }) => {
        const today = calendarDay(clock.now());
        const [holidays, branches] = await Promise.all([
          branchDays.holidaysFrom(today),
          branchDays.branches(),
        ]);
        return ok({
          holidays: holidays.map(keptHoliday),
          branches: branches.map((branch) => ({ ...branch, version: hoursVersion(branch) })),
        });
      }),
    setHoliday: (call, seen, holiday) => {
      const entry = { action: 'holiday.set', subject: `holiday ${holiday.date}` };
      return change(call, entry, async (days) => {
        const before = await days.lockHoliday(holiday.date);
        if (seen !== (before ? keptHoliday(before).version : null)) return refuse('VERSION_STALE');
        await days.setHoliday(holiday);
        const changes = changesOf({ ...before }, { ...holiday });
        return ok({ value: keptHoliday(holiday), changes });
      });
    },
    removeHoliday: (call, seen, date) => {
      const entry = { action: 'holiday.remove', subject: `holiday ${date}` };
      return change(call, entry, async (days) => {
        const before = await days.lockHoliday(date);
        const same = before && checkVersion(seen, keptHoliday(before).version);
        if (!same?.ok) return same;
        await days.removeHoliday(date);
        return ok({ value: same.value, changes: changesOf({ ...before }, {}) });
      });
    },
    setHours: (call, id, { version, ...hours }) => {
      const entry = { action: 'branch.hours', subject: `branch ${String(id)}` };
      return change(call, entry, async (days) => {
        const before = await days.lockHours(id);
        if (!before) return undefined;
        const same = checkVersion(version, hoursVersion(before));
        if (!same.ok) return same;
        await days.setHours(id, hours);
        const changes = changesOf({ ...before }, hours);
        return ok({ value: { ...hours, version: hoursVersion(hours) }, changes });
      });
    },
  };
}

function hoursVersion({ hours, on_holidays: onHolidays }: BranchHours): string {
  return versionOf(hours, onHolidays?.hours, onHolidays === null);
}

function keptHoliday(holiday: PublicHoliday): KeptHoliday {
  const { date, name_en: en, name_th: th, source } = holiday;
  return { ...holiday, version: versionOf(date, en, th, source) };
}
