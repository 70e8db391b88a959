import { and, asc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { conversationMessages, conversations } from '../../db/schema/conversations.ts';
import type { ConversationRepo } from './ports.ts';

/** What was recommended, and how far messages came. */
export function createTalkMarks(db: Database): Pick<ConversationRepo, 'products' | 'reached'> {
  return {
    products: async (id) => {
      const found = await db
        .selectDistinct({
          id: products.id,
          nameEn: products.nameEn,
          nameTh: products.nameTh,
          drugClass: products.drugClass,
        })
        .from(conversationMessages)
        .innerJoin(products, eq(products.id, conversationMessages.productId))
        .where(eq(conversationMessages.conversationId, id))
        .orderBy(asc(products.id));
      return found.map(({ nameEn, nameTh, ...product }) => ({
        ...{ ...product, name: { en: nameEn, th: nameTh } },
      }));
    },
    reached: async (id, side, messageId, at) => {
      const column = side === 'member' ? 'reachedMember' : 'reachedPharmacist';
      await db
        .update(conversations)
        .set({ [column]: messageId, touchedAt: at })
        .where(and(eq(conversations.id, id), lt(conversations[column], messageId)));
    },
  };
}
