import { and, asc, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { conversationMessages, conversations } from '../../db/schema/conversations.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import type { ConversationRepo } from './ports.ts';

/** Keys within this time are one mark: a row is not written with each of them. */
const SAME_TYPING_MS = 2_000;

/** Recommended products, and the marks of delivered and read messages. */
export function createConversationMarks(
  db: Database,
): Pick<ConversationRepo, 'products' | 'orders' | 'reached' | 'typed'> {
  return {
    products: async (id) => {
      const found = await db
        .selectDistinct({
          id: products.id,
          nameEn: products.nameEn,
          nameTh: products.nameTh,
          drugClass: products.drugClass,
          pictureVersion: products.pictureVersion,
        })
        .from(conversationMessages)
        .innerJoin(products, eq(products.id, conversationMessages.productId))
        .where(eq(conversationMessages.conversationId, id))
        .orderBy(asc(products.id));
      return found.map(({ nameEn, nameTh, ...product }) => ({
        ...{ ...product, name: { en: nameEn, th: nameTh } },
      }));
    },
    orders: async (id) => {
      const { id: orderId, status, createdAt } = orders;
      const found = await db
        .selectDistinct({ id: orderId, status, createdAt })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(eq(orderItems.conversationId, id))
        .orderBy(desc(createdAt), desc(orderId));
      return found.map((order) => ({ id: order.id, status: order.status }));
    },
    reached: async (id, side, messageId, at) => {
      const column = side === 'member' ? 'reachedMember' : 'reachedPharmacist';
      await db
        .update(conversations)
        .set({ [column]: messageId, touchedAt: at })
        .where(and(eq(conversations.id, id), lt(conversations[column], messageId)));
    },
    typed: async (id, side, at) => {
      const column = side === 'member' ? 'memberTypedAt' : 'pharmacistTypedAt';
      const before = new Date(at.getTime() - SAME_TYPING_MS);
      await db
        .update(conversations)
        .set({ [column]: at })
        .where(
          and(
            eq(conversations.id, id),
            isNull(conversations.closedAt),
            or(isNull(conversations[column]), lt(conversations[column], before)),
          ),
        );
    },
  };
}
