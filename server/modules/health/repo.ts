import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OwnNotes } from '../../../lib/health/contract.ts';
import { isTaken, readDailyUnits, readIngredients } from '../../../lib/health/label.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { familyMembers } from '../../db/schema/family.ts';
import { healthConsentLedger, healthProfiles } from './schema.ts';
import type { HealthRepo } from './ports.ts';

/** Purpose under which the notes of a member are sealed. */
export const healthPurpose = (memberId: number) => `health of member ${String(memberId)}`;

/** Notes go in and out of the database sealed, each for its member. */
export function createHealthRepo(db: Database, sealer: Sealer): HealthRepo {
  return {
    find: async (memberId) => {
      const [row] = await db
        .select()
        .from(healthProfiles)
        .where(eq(healthProfiles.memberId, memberId));
      if (!row) return undefined;
      const { notesSealed, consentVersion, consentedAt, updatedAt } = row;
      const notes = openOwnNotes(sealer, memberId, notesSealed);
      return { notes, consentVersion, consentedAt, updatedAt };
    },
    keep: async (memberId, { notes, consentVersion, current, at }) => {
      const notesSealed = sealer.seal(JSON.stringify(notes), healthPurpose(memberId));
      if (consentVersion === undefined) {
        const kept = await db
          .update(healthProfiles)
          .set({ notesSealed, updatedAt: at })
          .where(
            and(eq(healthProfiles.memberId, memberId), eq(healthProfiles.consentVersion, current)),
          )
          .returning({ memberId: healthProfiles.memberId });
        return kept.length === 1;
      }
      await db.transaction(async (tx) => {
        await tx
          .insert(healthProfiles)
          .values({ memberId, notesSealed, consentVersion, consentedAt: at, updatedAt: at })
          .onConflictDoUpdate({
            target: healthProfiles.memberId,
            set: { notesSealed, consentVersion, consentedAt: at, updatedAt: at },
          });
        await tx
          .insert(healthConsentLedger)
          .values({ memberId, version: consentVersion, decision: 'given', at });
      });
      return true;
    },
    forget: async (memberId, at) => {
      await db.transaction(async (tx) => {
        // Its lock makes changes of the family profile wait.
        await tx.execute(sql`WITH gone AS (DELETE FROM ${healthProfiles}
            WHERE member_id = ${memberId} RETURNING member_id, consent_version)
          INSERT INTO ${healthConsentLedger} (member_id, version, decision, at)
          SELECT member_id, consent_version, 'withdrawn', ${at.toISOString()}::timestamptz FROM gone`);
        await tx.delete(familyMembers).where(eq(familyMembers.memberId, memberId));
      });
    },
    medicines: async (productIds) => {
      const rows = await db
        .select({
          productId: products.id,
          name: { en: products.nameEn, th: products.nameTh },
          drugClass: products.drugClass,
          ingredients: products.ingredientsEn,
          howTo: products.howToEn,
          size: products.size,
        })
        .from(products)
        .where(inArray(products.id, [...productIds]));
      return rows
        .filter(({ drugClass, size }) => isTaken({ isMedicine: drugClass !== 'none', size }))
        .map(({ productId, name, ingredients, howTo }) => ({
          ...{ productId, name },
          contains: readIngredients(ingredients),
          perDay: readDailyUnits(howTo),
        }))
        .filter(({ contains }) => contains.length > 0);
    },
  };
}

/** Notes of earlier releases have no weight. */
export function openOwnNotes(sealer: Sealer, memberId: number, sealed: string): OwnNotes {
  const notes = JSON.parse(sealer.open(sealed, healthPurpose(memberId))) as OwnNotes;
  return { ...notes, weight: (notes as Partial<OwnNotes>).weight ?? null };
}
