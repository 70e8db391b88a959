import { calendarDay } from '../../../../lib/format/bangkok.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { AuditLog, StaffCall, StaffOrderRepo } from '../../staff/ports.ts';
import { seesAll } from '../../staff/rules/staff-scope.ts';
import type { BranchDaysDesk, BranchDaysRepo } from '../ports.ts';

interface DaysRepos {
  readonly branchDays: BranchDaysRepo;
  readonly staffOrders: Pick<StaffOrderRepo, 'scope'>;
  readonly audit: AuditLog;
}

interface DaysWorld {
  readonly clock: Clock;
  readonly transact: Transact<DaysRepos>;
}

/** When branches are open (`docs/product/browse.md`, "Branches"). */
export function createBranchDaysDesk({ clock, transact }: DaysWorld): BranchDaysDesk {
  /** What the office does, and the line about it; undefined was about nothing. */
  const change = <Done>(
    call: StaffCall,
    entry: { readonly action: string; readonly subject: string; readonly detail: object },
    act: (days: BranchDaysRepo) => Promise<Done | undefined>,
  ): Promise<Result<Done>> =>
    transact(async ({ branchDays, staffOrders, audit }) => {
      if (!seesAll(await staffOrders.scope(call.memberId))) return refuse('FORBIDDEN');
      const done = await act(branchDays);
      if (done === undefined) return refuse('NOT_FOUND');
      await audit.add({ ...call, ...entry, detail: { ...entry.detail }, at: clock.now() });
      return ok(done);
    });

  return {
    read: ({ memberId }) =>
      transact(async ({ branchDays, staffOrders }) => {
        if (!seesAll(await staffOrders.scope(memberId))) return refuse('FORBIDDEN');
        const today = calendarDay(clock.now());
        const [holidays, branches] = await Promise.all([
          branchDays.holidaysFrom(today),
          branchDays.branches(),
        ]);
        return ok({ holidays, branches });
      }),
    setHoliday: (call, holiday) => {
      const entry = { action: 'holiday.set', subject: `holiday ${holiday.date}`, detail: holiday };
      return change(call, entry, async (days) => {
        await days.setHoliday(holiday);
        return holiday;
      });
    },
    removeHoliday: async (call, date) => {
      const entry = { action: 'holiday.remove', subject: `holiday ${date}`, detail: {} };
      const done = await change(call, entry, async (days) =>
        (await days.removeHoliday(date)) ? date : undefined,
      );
      return done.ok ? ok(undefined) : done;
    },
    setHours: (call, id, hours) => {
      const entry = { action: 'branch.hours', subject: `branch ${String(id)}`, detail: hours };
      return change(call, entry, async (days) =>
        (await days.setHours(id, hours)) ? hours : undefined,
      );
    },
  };
}
