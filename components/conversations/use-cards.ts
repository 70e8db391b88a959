import { useQuery } from '@tanstack/react-query';
import type { ProductCard } from '@/lib/catalog/contract';
import type { ConversationDetail, Message } from '@/lib/conversations/contract';
import type { Locale } from '@/lib/i18n/locale';
import { conversationCardsQuery } from '@/lib/conversations/queries-products';

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
