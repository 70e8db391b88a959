import type { Database } from '../../server/db/client.ts';
import { surveys } from '../../server/modules/surveys/schema.ts';
import { dayNumber, dayStart } from '../../lib/format/bangkok.ts';
import { SURVEYS } from './surveys-data.ts';

export async function seedSurveys(db: Database, now: Date): Promise<void> {
  if ((await db.$count(surveys)) > 0) return;
  const today = dayNumber(now);
  await db.insert(surveys).values(
    SURVEYS.map(({ title, description, coins, questions, from, to }) => ({
      ...{ coins, questions },
      titleEn: title.en,
      titleTh: title.th,
      descriptionEn: description.en,
      descriptionTh: description.th,
      startsAt: dayStart(today + from),
      endsAt: dayStart(today + to),
    })),
  );
}
