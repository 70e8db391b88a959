import type { Database } from '../../../server/db/client.ts';
import { questionnaires } from '../../../server/db/schema/questionnaires.ts';
import { heartburn } from './heartburn.ts';
import { itchyRash } from './itchy-rash.ts';
import { periodPain } from './period-pain.ts';

/** By slug. */
export const QUESTIONNAIRES = {
  heartburn,
  'itchy-rash': itchyRash,
  'period-pain': periodPain,
} as const;

/** Questionnaires of the demo in their first version; those that are there already stay. */
export async function seedQuestionnaires(db: Database, now: Date): Promise<void> {
  await db
    .insert(questionnaires)
    .values(
      Object.entries(QUESTIONNAIRES).map(([slug, content]) => ({
        ...{ slug, content, version: 1, publishedAt: now },
      })),
    )
    .onConflictDoNothing();
}
