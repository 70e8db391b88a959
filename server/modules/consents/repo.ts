import { and, desc, eq } from 'drizzle-orm';
import type { ConsentLetter, ConsentRepo, ConsentText } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { consentAnswers, consentLedger, consentLetters } from './schema.ts';

export function createConsentRepo(db: Database): ConsentRepo {
  const letters = (memberId: number) =>
    db
      .select({ letter: consentLetters, answer: consentAnswers })
      .from(consentLetters)
      .leftJoin(
        consentAnswers,
        and(
          eq(consentAnswers.version, consentLetters.version),
          eq(consentAnswers.memberId, memberId),
        ),
      )
      .orderBy(desc(consentLetters.version));
  return {
    list: async (memberId) => (await letters(memberId)).map(toLetter),
    text: async () => {
      const [row] = await db
        .select()
        .from(consentLetters)
        .orderBy(desc(consentLetters.version))
        .limit(1);
      return row && toText(row);
    },
    newest: async (memberId) => {
      const [row] = await letters(memberId).limit(1);
      return row && toLetter(row);
    },
    history: (memberId) =>
      db
        .select({
          version: consentLedger.version,
          decision: consentLedger.decision,
          locale: consentLedger.locale,
          answeredAt: consentLedger.answeredAt,
        })
        .from(consentLedger)
        .where(eq(consentLedger.memberId, memberId))
        .orderBy(desc(consentLedger.id)),
    answer: async (memberId, version, answer) => {
      const { email: _kept, ...event } = answer;
      await db.transaction(async (tx) => {
        await tx
          .insert(consentAnswers)
          .values({ memberId, version, ...answer })
          .onConflictDoUpdate({
            target: [consentAnswers.memberId, consentAnswers.version],
            set: answer,
          });
        await tx.insert(consentLedger).values({ memberId, version, ...event });
      });
    },
  };
}

function toLetter({
  letter,
  answer,
}: {
  letter: typeof consentLetters.$inferSelect;
  answer: typeof consentAnswers.$inferSelect | null;
}): ConsentLetter {
  return { ...toText(letter), answer };
}

function toText(letter: typeof consentLetters.$inferSelect): ConsentText {
  return {
    version: letter.version,
    title: { en: letter.titleEn, th: letter.titleTh },
    details: [
      { en: letter.detail1En, th: letter.detail1Th },
      { en: letter.detail2En, th: letter.detail2Th },
    ],
  };
}
