import { useQuery } from '@tanstack/react-query';
import type { ProductCard } from '@/lib/api/contract/catalog';
import type { ConversationDetail, Message } from '@/lib/api/contract/conversations';
import type { Locale } from '@/lib/i18n/locale';
import { conversationCardsQuery } from '@/lib/queries/conversation-products';

/** Finds the product card of a message that recommends or approves; undefined until it is known. */
export function useCards(
  { products, approvals }: Pick<ConversationDetail, 'products' | 'approvals'>,
  locale: Locale,
) {
  const ids = [...products.map(({ id }) => id), ...approvals.map(({ product }) => product.id)];
  const { data } = useQuery(conversationCardsQuery(ids, locale));
  return ({ product_id: productId, approval_id: approvalId }: Message): ProductCard | undefined => {
    const approval = approvals.find(({ id }) => id === approvalId);
    return data?.get(productId ?? approval?.product.id ?? 0);
  };
}
