import { calendarYear } from '../../lib/format/bangkok.ts';
import { publicHolidays } from '../../server/db/schema/branches.ts';
import type { Database } from '../../server/db/client.ts';

/**
 * month-day|English|Thai: holidays on fixed dates. Lunar ones, and days added by the cabinet, are
 * announced every year and entered by hand.
 */
const FIXED = [
  '01-01|New Year’s Day|วันขึ้นปีใหม่',
  '04-06|Chakri Memorial Day|วันจักรี',
  '04-13|Songkran|วันสงกรานต์',
  '04-14|Songkran|วันสงกรานต์',
  '04-15|Songkran|วันสงกรานต์',
  '05-01|Labour Day|วันแรงงานแห่งชาติ',
  '05-04|Coronation Day|วันฉัตรมงคล',
  '06-03|Birthday of Queen Suthida|วันเฉลิมพระชนมพรรษาสมเด็จพระนางเจ้าฯ พระบรมราชินี',
  '07-28|Birthday of King Vajiralongkorn|วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว',
  '08-12|Mother’s Day|วันแม่แห่งชาติ',
  '10-13|King Bhumibol Memorial Day|วันนวมินทรมหาราช',
  '10-23|Chulalongkorn Day|วันปิยมหาราช',
  '12-05|Father’s Day|วันพ่อแห่งชาติ',
  '12-10|Constitution Day|วันรัฐธรรมนูญ',
  '12-31|New Year’s Eve|วันสิ้นปี',
] as const;
const SOURCE = 'Bank of Thailand, holidays of financial institutions: https://www.bot.or.th/';

type Row = typeof publicHolidays.$inferInsert;

/** Holidays of the current year and the following two. */
export function holidayRows(now: Date): readonly Row[] {
  const year = calendarYear(now);
  return [year, year + 1, year + 2].flatMap((one) =>
    FIXED.map((row) => {
      const [day = '', nameEn = '', nameTh = ''] = row.split('|');
      return { date: `${String(one)}-${day}`, nameEn, nameTh, source: SOURCE };
    }),
  );
}

export async function seedHolidays(db: Database, now: Date): Promise<void> {
  await db
    .insert(publicHolidays)
    .values([...holidayRows(now)])
    .onConflictDoNothing();
}
