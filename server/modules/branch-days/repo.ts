import { asc, eq, gte } from 'drizzle-orm';
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
      return rows.map(({ date: day, nameEn, nameTh, source }) => ({
        ...{ date: day, name_en: nameEn, name_th: nameTh, source },
      }));
    },
    setHoliday: async ({ date, name_en: nameEn, name_th: nameTh, source }) => {
      const words = { nameEn, nameTh, source };
      await db
        .insert(publicHolidays)
        .values({ date, ...words })
        .onConflictDoUpdate({ target: publicHolidays.date, set: words });
    },
    removeHoliday: async (date) => {
      const gone = await db
        .delete(publicHolidays)
        .where(eq(publicHolidays.date, date))
        .returning({ date: publicHolidays.date });
      return gone.length > 0;
    },
    branches: async () => {
      const rows = await db.select().from(branches).orderBy(asc(branches.id));
      return rows.map(({ id, nameEn, nameTh, hours, onHolidays }) => ({
        id,
        name: { en: nameEn, th: nameTh },
        hours: hours.map(dayOf),
        on_holidays: onHolidays && { hours: dayOf(onHolidays.hours) },
      }));
    },
    setHours: async (id, { hours, on_holidays: onHolidays }) => {
      const changed = await db
        .update(branches)
        .set({ hours, onHolidays })
        .where(eq(branches.id, id))
        .returning({ id: branches.id });
      return changed.length > 0;
    },
  };
}

function dayOf(day: WeekHours[number] | undefined): [string, string] | null {
  return day ? [day[0], day[1]] : null;
}
