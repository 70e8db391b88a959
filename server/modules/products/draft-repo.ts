import { and, asc, eq, inArray, lt, lte, notInArray, sql } from 'drizzle-orm';
import { OPEN_DRAFT_STATES, type OpenDraftState } from '../../../lib/products/contract-values.ts';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { members } from '../../db/schema/members.ts';
import type { DraftsRepo } from './draft-ports.ts';
import { productDrafts } from './schema.ts';

const isOpen = inArray(productDrafts.state, [...OPEN_DRAFT_STATES]);

export function createDraftsRepo(db: Database): DraftsRepo {
  return {
    open: async (productId) => {
      const rows = await db
        .select({
          draft: productDrafts,
          name: sql<string>`trim(${members.firstName} || ' ' || ${members.lastName})`,
        })
        .from(productDrafts)
        .innerJoin(members, eq(members.id, productDrafts.memberId))
        .where(and(eq(productDrafts.productId, productId), isOpen))
        .orderBy(asc(productDrafts.part));
      return rows.map(({ draft, name }) => ({ ...draft, name }));
    },
    lock: async (productId, part) => {
      const [row] = await db
        .select()
        .from(productDrafts)
        .where(and(eq(productDrafts.productId, productId), eq(productDrafts.part, part), isOpen))
        .for('update');
      return row;
    },
    add: async (draft, now) => {
      const [row] = await db
        .insert(productDrafts)
        .values({ ...draft, savedAt: now })
        .onConflictDoNothing()
        .returning({ id: productDrafts.id });
      return row?.id;
    },
    change: async (id, values) => {
      await db.update(productDrafts).set(values).where(eq(productDrafts.id, id));
    },
    claimDue: async (now, except) => {
      const [row] = await db
        .select()
        .from(productDrafts)
        .where(
          and(
            eq(productDrafts.state, 'waiting'),
            lte(productDrafts.publishAt, now),
            except.length === 0 ? undefined : notInArray(productDrafts.id, [...except]),
          ),
        )
        .orderBy(asc(productDrafts.publishAt), asc(productDrafts.id))
        .limit(1)
        .for('update', { skipLocked: true });
      return row;
    },
    forget: async (before) => {
      await db.delete(productDrafts).where(lt(productDrafts.endedAt, before));
    },
  };
}

/** Products with a draft in this state. */
export const withDraft = (state: OpenDraftState) =>
  sql`${products.id} IN (SELECT product_id FROM ${productDrafts} WHERE state = ${state})`;

/** State of a product's drafts in a query of products: failed, if one of them is. */
export const draftState = sql<OpenDraftState | null>`(
  SELECT min(d.state) FROM ${productDrafts} d
  WHERE d.product_id = ${products}.id AND d.state IN ('waiting', 'failed'))`;
