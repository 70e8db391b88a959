import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import { VIEWS_MAX } from '../../../lib/views/contract-values.ts';
import type { Database } from '../../db/client.ts';
import { members } from '../../db/schema/members.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { SavedView, ViewsRepo } from './ports.ts';
import { savedViews } from './schema.ts';

export function createViewsRepo(db: Database): ViewsRepo {
  const isOf = (memberId: number, id: number) =>
    and(eq(savedViews.id, id), eq(savedViews.ownerId, memberId));
  const select = () =>
    db
      .select({
        ...{ id: savedViews.id, list: savedViews.list, name: savedViews.name },
        ...{ query: savedViews.query, isShared: savedViews.isShared, ownerId: savedViews.ownerId },
        owner: sql<string>`trim(${members.firstName} || ' ' || ${members.lastName})`,
      })
      .from(savedViews)
      .innerJoin(members, eq(members.id, savedViews.ownerId));
  const read = async (id: number | undefined): Promise<SavedView | undefined> => {
    if (id === undefined) return undefined;
    const [view] = await select().where(eq(savedViews.id, id));
    return view;
  };
  return {
    list: (memberId, list) =>
      select()
        .where(
          and(eq(savedViews.list, list), or(eq(savedViews.ownerId, memberId), savedViews.isShared)),
        )
        .orderBy(desc(eq(savedViews.ownerId, memberId)), asc(savedViews.name), asc(savedViews.id)),
    save: async (memberId, view) => {
      const others = await db.$count(
        savedViews,
        and(
          eq(savedViews.ownerId, memberId),
          eq(savedViews.list, view.list),
          ne(savedViews.name, view.name),
        ),
      );
      if (others >= VIEWS_MAX) return undefined;
      const { query, isShared } = view;
      const [row] = await db
        .insert(savedViews)
        .values({ ...view, ownerId: memberId })
        .onConflictDoUpdate({
          target: [savedViews.ownerId, savedViews.list, savedViews.name],
          set: { query, isShared },
        })
        .returning({ id: savedViews.id });
      return read(row?.id);
    },
    rename: async (memberId, id, name) => {
      try {
        await db.update(savedViews).set(name).where(isOf(memberId, id));
      } catch (error) {
        if (isUniqueViolation(error)) return undefined;
        throw error;
      }
      return read(id);
    },
    isOwn: async (memberId, id) => (await db.$count(savedViews, isOf(memberId, id))) > 0,
    remove: async (memberId, id) => {
      await db.delete(savedViews).where(isOf(memberId, id));
    },
  };
}
