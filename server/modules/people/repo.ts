import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { PeopleRepo } from './ports.ts';
import { BUILT_IN, usableAt } from './rules/built-in-roles.ts';
import { branchStaff, people, roles } from './schema.ts';

const branchIdsOf = sql<number[]>`ARRAY(
  SELECT branch_id FROM ${branchStaff} WHERE ${branchStaff.memberId} = ${people.memberId}
  ORDER BY branch_id)`;

export function createPeopleRepo(db: Database): PeopleRepo {
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
  };
}
