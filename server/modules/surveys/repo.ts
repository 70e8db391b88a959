import { and, eq, gt, isNotNull, lte, or, desc } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { surveyAnswers, surveys } from './schema.ts';
import type { MemberSurvey, SurveyRepo } from './ports.ts';

/** Limit of surveys per member. */
const SHOWN = 100;

export function createSurveyRepo(db: Database): SurveyRepo {
  const rowsOf = (memberId: number) =>
    db
      .select({ survey: surveys, answeredAt: surveyAnswers.at })
      .from(surveys)
      .leftJoin(
        surveyAnswers,
        and(eq(surveyAnswers.surveyId, surveys.id), eq(surveyAnswers.memberId, memberId)),
      )
      .$dynamic();
  return {
    list: async (memberId, now, since) => {
      const rows = await rowsOf(memberId)
        .where(
          and(
            lte(surveys.startsAt, now),
            or(gt(surveys.endsAt, since), isNotNull(surveyAnswers.at)),
          ),
        )
        .orderBy(desc(surveys.endsAt), desc(surveys.id))
        .limit(SHOWN);
      return rows.map(toSurvey);
    },
    find: async (id, memberId, now) => {
      const [row] = await rowsOf(memberId).where(
        and(eq(surveys.id, id), lte(surveys.startsAt, now)),
      );
      return row && toSurvey(row);
    },
    hold: async (id) => {
      await db.select({ id: surveys.id }).from(surveys).where(eq(surveys.id, id)).for('share');
    },
    answer: async (surveyId, memberId, { answers, coins, at }) => {
      const added = await db
        .insert(surveyAnswers)
        .values({ surveyId, memberId, answers, coins, at })
        .onConflictDoNothing()
        .returning({ surveyId: surveyAnswers.surveyId });
      return added.length === 1;
    },
  };
}

function toSurvey({
  survey,
  answeredAt,
}: {
  readonly survey: typeof surveys.$inferSelect;
  readonly answeredAt: Date | null;
}): MemberSurvey {
  const { id, titleEn, titleTh, descriptionEn, descriptionTh, coins, questions, endsAt } = survey;
  return {
    ...{ id, coins, questions, endsAt, answeredAt },
    title: { en: titleEn, th: titleTh },
    description: { en: descriptionEn, th: descriptionTh },
  };
}
