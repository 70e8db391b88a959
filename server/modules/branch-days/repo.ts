import { asc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { BranchHours, PublicHoliday } from '../../../lib/branches/contract-days.ts';
import type { Database } from '../../db/client.ts';
import { branches, publicHolidays } from '../../db/schema/branches.ts';
import type { WeekHours } from '../../core/hours.ts';
import type { BranchDaysRepo } from './ports.ts';

export function createBranchDaysRepo(db: Database): BranchDaysRepo {
  return {
    holidaysFrom: async (date) => {
      const rows = await db
        .select()
        .from(publicHolidays)
        .where(gte(publicHolidays.date, date))
        .orderBy(asc(publicHolidays.date));
      return rows.map(toHoliday);
    },
    lockHoliday: async (date) => {
      // Locks the table, since a missing row cannot be locked.
      await db.execute(sql`LOCK TABLE ${publicHolidays} IN SHARE ROW EXCLUSIVE MODE`);
      const [row] = await db.select().from(publicHolidays).where(eq(publicHolidays.date, date));
      return row && toHoliday(row);
    },
    setHoliday: async ({ date, name_en: nameEn, name_th: nameTh, source }) => {
      const words = { nameEn, nameTh, source };
      await db
        .insert(publicHolidays)
        .values({ date, ...words })
        .onConflictDoUpdate({ target: publicHolidays.date, set: words });
    },
    removeHoliday: async (date) => {
      await db.delete(publicHolidays).where(eq(publicHolidays.date, date));
    },
    branches: async () => {
      const rows = await db
        .select()
        .from(branches)
        .where(isNull(branches.closedAt))
        .orderBy(asc(branches.id));
      return rows.map(({ id, nameEn, nameTh, ...branch }) => ({
        ...{ id, name: { en: nameEn, th: nameTh } },
        ...hoursOf(branch),
      }));
    },
    lockHours: async (id) => {
      const [row] = await db.select().from(branches).where(eq(branches.id, id)).for('update');
      return row && hoursOf(row);
    },
    setHours: async (id, { hours, on_holidays: onHolidays }) => {
      await db.update(branches).set({ hours, onHolidays }).where(eq(branches.id, id));
    },
  };
}

function toHoliday(row: typeof publicHolidays.$inferSelect): PublicHoliday {
  const { date, nameEn, nameTh, source } = row;
  return { date, name_en: nameEn, name_th: nameTh, source };
}

function hoursOf({
  hours,
  onHolidays,
}: Pick<typeof branches.$inferSelect, 'hours' | 'onHolidays'>): BranchHours {
  return {
    hours: hours.map(dayOf),
    on_holidays: onHolidays && { hours: dayOf(onHolidays.hours) },
  };
}

function dayOf(day: WeekHours[number] | undefined): [string, string] | null {
  return day ? [day[0], day[1]] : null;
}
