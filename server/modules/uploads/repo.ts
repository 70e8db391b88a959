import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/client.ts';
import { members } from '../../db/schema/members.ts';
import { uploads } from '../../db/schema/uploads.ts';
import type { UploadRepo } from './ports.ts';

export function createUploadRepo(db: Database): UploadRepo {
  const unused = (now: Date) => and(isNotNull(uploads.expiresAt), gt(uploads.expiresAt, now));
  return {
    setAvatar: async (memberId, name) => {
      const [row] = await selectRows<{ before: string | null }>(
        db,
        sql`UPDATE ${members} SET avatar = ${name}
          FROM (SELECT id, avatar FROM ${members} WHERE id = ${memberId} FOR UPDATE) AS old
          WHERE ${members.id} = old.id RETURNING old.avatar AS before`,
      );
      return row?.before ?? null;
    },
    add: async ({ at, ...upload }) => {
      await db.insert(uploads).values({ ...upload, createdAt: at });
    },
    find: async (name, now) => {
      const [row] = await db
        .select()
        .from(uploads)
        .where(and(eq(uploads.name, name), or(isNull(uploads.expiresAt), unused(now))));
      return row;
    },
    claim: async (names, { memberId, kind }, now) => {
      if (names.length === 0) return true;
      const rows = await db
        .update(uploads)
        .set({ expiresAt: null })
        .where(
          and(
            inArray(uploads.name, [...names]),
            eq(uploads.memberId, memberId),
            eq(uploads.kind, kind),
            unused(now),
          ),
        )
        .returning({ name: uploads.name });
      return rows.length === names.length;
    },
    release: async (names, now) => {
      if (names.length === 0) return;
      await db
        .update(uploads)
        .set({ expiresAt: now, isPublic: false })
        .where(inArray(uploads.name, [...names]));
    },
    setPublic: async (names, isPublic) => {
      if (names.length === 0) return;
      await db
        .update(uploads)
        .set({ isPublic })
        .where(and(inArray(uploads.name, [...names]), isNull(uploads.expiresAt)));
    },
    expired: async (now, limit) => {
      const rows = await db
        .select({ name: uploads.name })
        .from(uploads)
        .where(lte(uploads.expiresAt, now))
        .orderBy(uploads.expiresAt)
        .limit(limit);
      return rows.map(({ name }) => name);
    },
    forget: async (names) => {
      await db
        .delete(uploads)
        .where(and(inArray(uploads.name, [...names]), isNotNull(uploads.expiresAt)));
    },
  };
}
