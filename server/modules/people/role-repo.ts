import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { NewRole, Role, RoleRepo } from './ports.ts';
import { BUILT_IN } from './rules/built-in-roles.ts';
import { invitations, people, roles } from './schema.ts';

export function createRoleRepo(db: Database): RoleRepo {
  return {
    all: async () => {
      const here = db.$count(people, and(eq(people.roleId, roles.id), isNull(people.leftAt)));
      const rows = await db
        .select({ role: roles, people: here })
        .from(roles)
        .orderBy(asc(roles.id));
      return rows.map(({ role, people: count }) => ({ ...toRole(role), people: count }));
    },
    find: async (id) => {
      const [row] = await db.select().from(roles).where(eq(roles.id, id));
      return row && toRole(row);
    },
    lock: async (id) => {
      const [row] = await db.select().from(roles).where(eq(roles.id, id)).for('update');
      return row && toRole(row);
    },
    add: async (role) => {
      const [row] = await db.insert(roles).values(toRow(role)).returning({ id: roles.id });
      if (!row) throw new Error('the inserted role is missing');
      return row.id;
    },
    change: async (id, role) => {
      await db.update(roles).set(toRow(role)).where(eq(roles.id, id));
    },
    remove: async (id) => {
      const rows = await db
        .delete(roles)
        .where(
          and(
            eq(roles.id, id),
            sql`NOT EXISTS (SELECT FROM ${people} WHERE ${people.roleId} = ${roles.id})`,
            sql`NOT EXISTS (SELECT FROM ${invitations} WHERE ${invitations.roleId} = ${roles.id})`,
          ),
        )
        .returning({ id: roles.id });
      return rows.length === 1;
    },
  };
}

function toRole(row: typeof roles.$inferSelect): Role {
  const { id, key, nameEn, nameTh, abilities, refundLimit } = row;
  return {
    ...{ id, key, name: { en: nameEn, th: nameTh }, refundLimit },
    abilities: key === null ? abilities : BUILT_IN[key],
  };
}

function toRow({ name, abilities, refundLimit }: NewRole) {
  return { nameEn: name.en, nameTh: name.th, abilities: [...abilities], refundLimit };
}
