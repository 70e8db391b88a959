import { and, asc, desc, eq, gt, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { byColumns, readPlaced, type Slice } from '../../db/keyset.ts';
import { escapeLike } from '../../db/typed-search.ts';
import { branches } from '../../db/schema/branches.ts';
import { members, sessions, trustedDevices } from '../../db/schema/members.ts';
import type { PeopleFilter, PeopleRepo, StaffMember } from './ports.ts';
import { BUILT_IN, usableAt } from './rules/built-in-roles.ts';
import { branchStaff, people, roles } from './schema.ts';

/** Since when they work here. */
const BY_JOINING = byColumns(people.memberId, [people.joinedAt, people.memberId], false);

const branchIdsOf = sql<number[]>`ARRAY(
  SELECT branch_id FROM ${branchStaff} WHERE ${branchStaff.memberId} = ${people.memberId}
  ORDER BY branch_id)`;

export function createPeopleRepo(db: Database): PeopleRepo {
  const read = async (memberId: number) => {
    const [person] = await select(db, eq(people.memberId, memberId));
    return person;
  };
  return {
    find: async (memberId) => {
      const [row] = await db
        .select({
          ...{ key: roles.key, abilities: roles.abilities, refundLimit: roles.refundLimit },
          branchIds: branchIdsOf,
        })
        .from(people)
        .innerJoin(roles, eq(roles.id, people.roleId))
        .where(and(eq(people.memberId, memberId), isNull(people.leftAt)));
      if (!row) return undefined;
      const { key, abilities, branchIds, refundLimit } = row;
      const usable = usableAt(key === null ? abilities : BUILT_IN[key], branchIds);
      return { memberId, abilities: usable, branchIds, refundLimit };
    },
    list: async (filter, place) => {
      const wanted = where(filter);
      const placed = await readPlaced(BY_JOINING, place, (slice) => select(db, wanted, slice));
      const [total] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(people)
        .innerJoin(members, eq(members.id, people.memberId))
        .where(wanted);
      return { ...placed, total: total?.count ?? 0 };
    },
    read,
    lock: async (memberId) => {
      await db
        .select({ id: people.memberId })
        .from(people)
        .where(eq(people.memberId, memberId))
        .for('update');
      return read(memberId);
    },
    lockAdmins: async () => {
      const rows = await db
        .select({ id: people.memberId })
        .from(people)
        .where(
          and(
            isNull(people.leftAt),
            eq(people.roleId, sql`(SELECT id FROM ${roles} WHERE key = 'admin')`),
          ),
        )
        .orderBy(asc(people.memberId))
        .for('update');
      return rows.length;
    },
    knownBranches: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await db
        .select({ id: branches.id })
        .from(branches)
        .where(inArray(branches.id, [...ids]));
      return rows.map(({ id }) => id);
    },
    place: async (memberId, { roleId, branchIds, memberRole }, now) => {
      await db
        .insert(people)
        .values({ memberId, roleId, joinedAt: now })
        .onConflictDoUpdate({ target: people.memberId, set: { roleId, leftAt: null } });
      await db.delete(branchStaff).where(eq(branchStaff.memberId, memberId));
      if (branchIds.length > 0) {
        await db.insert(branchStaff).values(branchIds.map((branchId) => ({ memberId, branchId })));
      }
      await setRole(db, memberId, { role: memberRole, userType: 'staff' });
    },
    leave: async (memberId, now) => {
      await db.update(people).set({ leftAt: now }).where(eq(people.memberId, memberId));
      await db.delete(branchStaff).where(eq(branchStaff.memberId, memberId));
      await setRole(db, memberId, { role: 'member', userType: 'customer' });
    },
    signIns: (memberId, now) =>
      db
        .select({ userAgent: sessions.userAgent, createdAt: sessions.createdAt })
        .from(sessions)
        .where(
          and(
            eq(sessions.memberId, memberId),
            gt(sessions.expiresAt, now),
            isNull(sessions.revokedAt),
          ),
        )
        .orderBy(desc(sessions.createdAt)),
    endSignIns: async (memberId, now) => {
      await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.memberId, memberId), isNull(sessions.revokedAt)));
      await db
        .update(trustedDevices)
        .set({ revokedAt: now })
        .where(and(eq(trustedDevices.memberId, memberId), isNull(trustedDevices.revokedAt)));
    },
  };
}

async function setRole(
  db: Database,
  memberId: number,
  role: Pick<typeof members.$inferInsert, 'role' | 'userType'>,
): Promise<void> {
  await db.update(members).set(role).where(eq(members.id, memberId));
}

function where({ q = '', roleId, here }: PeopleFilter) {
  const like = `%${escapeLike(q)}%`;
  const name = sql`${members.firstName} || ' ' || ${members.lastName}`;
  return and(
    here ? isNull(people.leftAt) : isNotNull(people.leftAt),
    roleId === undefined ? undefined : eq(people.roleId, roleId),
    q === '' ? undefined : or(ilike(name, like), ilike(members.phone, like)),
  );
}

async function select(
  db: Database,
  wanted: ReturnType<typeof where>,
  slice?: Slice,
): Promise<readonly StaffMember[]> {
  const rows = await db
    .select({
      ...{ memberId: people.memberId, roleId: people.roleId, branchIds: branchIdsOf },
      ...{ firstName: members.firstName, lastName: members.lastName, phone: members.phone },
      ...{ joinedAt: people.joinedAt, leftAt: people.leftAt },
    })
    .from(people)
    .innerJoin(members, eq(members.id, people.memberId))
    .where(and(wanted, slice?.where))
    .orderBy(...(slice?.inOrder() ?? []))
    .limit(slice?.limit ?? 1)
    .offset(slice?.offset ?? 0);
  const ids = [...new Set(rows.flatMap(({ branchIds }) => branchIds))];
  const named = await namesOf(db, ids);
  return rows.map(({ firstName, lastName, branchIds, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`.trim(),
    branches: branchIds.flatMap((id) => named.get(id) ?? []),
  }));
}

async function namesOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, StaffMember['branches'][number]>();
  const rows = await db
    .select({ id: branches.id, en: branches.nameEn, th: branches.nameTh })
    .from(branches)
    .where(inArray(branches.id, [...ids]));
  return new Map(rows.map(({ id, en, th }) => [id, { id, name: { en, th } }]));
}
