import { and, asc, eq } from 'drizzle-orm';
import { FAMILY_MEMBERS, PROFILE_CONSENT_VERSION } from '../../../lib/health/contract-values.ts';
import type { FamilyProfile } from '../../../lib/health/contract-family.ts';
import { ok, refuse, type Result } from '../../core/result.ts';
import type { Sealer } from '../../core/sealed.ts';
import { checkVersion } from '../../core/version.ts';
import type { Database } from '../../db/client.ts';
import { familyMembers } from '../../db/schema/family.ts';
import type { FamilyEntry, FamilyRepo } from './ports.ts';
import { familyPurpose } from './named-patients.ts';
import { profileVersion } from './rules/keep-family.ts';
import { healthPurpose } from './repo.ts';
import { healthConsentLedger, healthProfiles } from './schema.ts';

type Row = typeof familyMembers.$inferSelect;

/** Family members go in and out of the database sealed, each for the member who cares for them. */
export function createFamilyRepo(db: Database, sealer: Sealer): FamilyRepo {
  const toEntry = ({ id, memberId, profileSealed, updatedAt }: Row): FamilyEntry => ({
    ...{ id, updatedAt },
    profile: JSON.parse(sealer.open(profileSealed, familyPurpose(memberId))) as FamilyProfile,
  });
  const sealed = (memberId: number, profile: FamilyProfile) =>
    sealer.seal(JSON.stringify(profile), familyPurpose(memberId));
  const own = (memberId: number, id: number) =>
    and(eq(familyMembers.memberId, memberId), eq(familyMembers.id, id));

  return {
    list: async (memberId) => {
      const rows = await db
        .select()
        .from(familyMembers)
        .where(eq(familyMembers.memberId, memberId))
        .orderBy(asc(familyMembers.id));
      return rows.map(toEntry);
    },
    find: async (memberId, id) => {
      const [row] = await db.select().from(familyMembers).where(own(memberId, id));
      return row && toEntry(row);
    },
    add: (memberId, { profile, consentVersion, at }) =>
      db.transaction(async (tx): Promise<Result<FamilyEntry>> => {
        const agreed = await underConsent(tx, memberId, { consentVersion, at });
        if (!agreed.ok) return agreed;
        const kept = await tx.$count(familyMembers, eq(familyMembers.memberId, memberId));
        if (kept >= FAMILY_MEMBERS) return refuse('FAMILY_FULL', { data: { max: FAMILY_MEMBERS } });
        const values = { memberId, profileSealed: sealed(memberId, profile) };
        const [row] = await tx
          .insert(familyMembers)
          .values({ ...values, createdAt: at, updatedAt: at })
          .returning();
        if (!row) throw new Error('The inserted family member was not returned');
        return ok(toEntry(row));
      }),
    replace: (memberId, id, { profile, version, consentVersion, at }) =>
      db.transaction(async (tx): Promise<Result<FamilyEntry>> => {
        const agreed = await underConsent(tx, memberId, { consentVersion, at });
        if (!agreed.ok) return agreed;
        const [row] = await tx.select().from(familyMembers).where(own(memberId, id)).for('update');
        if (!row) return refuse('NOT_FOUND');
        const same = checkVersion(version, profileVersion(toEntry(row).profile));
        if (!same.ok) return same;
        const change = { profileSealed: sealed(memberId, profile), updatedAt: at };
        await tx.update(familyMembers).set(change).where(own(memberId, id));
        return ok({ id, profile, updatedAt: at });
      }),
    remove: async (memberId, id) => {
      const gone = await db.delete(familyMembers).where(own(memberId, id)).returning();
      return gone.length === 1;
    },
  };

  /** Stores the given consent and locks it, so that a concurrent withdrawal waits and deletes this write too. */
  async function underConsent(
    tx: Database,
    memberId: number,
    { consentVersion, at }: { readonly consentVersion: string | undefined; readonly at: Date },
  ): Promise<Result<undefined>> {
    const ofMember = eq(healthProfiles.memberId, memberId);
    const current = PROFILE_CONSENT_VERSION;
    if (consentVersion !== undefined) {
      const none = { allergies: [], conditions: [], medicines: [], pregnancy: 'no' };
      const notesSealed = sealer.seal(JSON.stringify(none), healthPurpose(memberId));
      await tx
        .insert(healthProfiles)
        .values({ memberId, notesSealed, consentVersion: '', consentedAt: at, updatedAt: at })
        .onConflictDoNothing();
    }
    const [found] = await tx
      .select({ version: healthProfiles.consentVersion })
      .from(healthProfiles)
      .where(ofMember)
      .for('update');
    if (found?.version === current) return ok(undefined);
    if (!found || consentVersion === undefined) {
      return refuse('HEALTH_CONSENT_REQUIRED', { data: { version: current } });
    }
    await tx.update(healthProfiles).set({ consentVersion, consentedAt: at }).where(ofMember);
    const given = { memberId, version: consentVersion, decision: 'given', at } as const;
    await tx.insert(healthConsentLedger).values(given);
    return ok(undefined);
  }
}
