import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { mayAdd } from '@/components/common/add-items';
import { Button } from '@/components/ui/button';
import type { ConversationDetail, Message } from '@/lib/conversations/contract';
import { normalizeError } from '@/lib/api/error';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { addAll } from '@/lib/cart/queries';
import { messagesQuery, refreshConversation } from '@/lib/conversations/queries';
import { useCart } from '@/stores/cart';
import { useUi } from '@/stores/ui';

/** Fewer have their own buttons. */
const LEAST = 2;

/** Puts everything that the pharmacist recommended or approved, and that is not in the cart yet, into it. */
export function AddAll({ conversation }: { readonly conversation: ConversationDetail }) {
  const intl = useIntl();
  const locale = useLocale();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const seat = { side: 'member' as const, id: conversation.id, locale };
  const { data: messages = [] } = useQuery(messagesQuery(seat, client));
  const missing = useMissing(conversation);
  const add = useMutation({
    mutationFn: () => addMissing(locale, missing, weighedOf(conversation, messages)),
    onSuccess: (failure) => {
      if (failure === undefined) return;
      if (failure === null) showToast(intl.formatMessage({ id: 'conversations.allAdded' }));
      else showToast(intl.formatMessage({ id: 'conversations.noneAdded' }, { failure }), 'danger');
    },
    onSettled: () => refreshConversation(client),
    retry: false,
  });
  const count = missing.products.length + missing.approvals.length;
  if (count < LEAST && !add.isPending) return null;
  return (
    <Button
      busy={add.isPending}
      onClick={() => {
        add.mutate();
      }}
    >
      {intl.formatMessage({ id: 'conversations.addAll' }, { count })}
    </Button>
  );
}

type Missing = Pick<ConversationDetail, 'products' | 'approvals'>;

/** Recommendations and approvals that may be bought and are not in the cart. */
function useMissing({ products, approvals }: Missing): Missing {
  const items = useCart((state) => state.cart?.items);
  const inCart = new Set(items?.map(({ product }) => product.id));
  return {
    products: products.filter(({ id, direct }) => direct && !inCart.has(id)),
    approvals: approvals.filter(
      ({ product, state }) => state === 'ready' && !inCart.has(product.id),
    ),
  };
}

/** Keys of conflicts that the pharmacist weighed; nothing is known of another patient here. */
function weighedOf(conversation: ConversationDetail, messages: readonly Message[]) {
  if (conversation.for !== 'self') return 'of-another' as const;
  return messages.flatMap(
    ({ acknowledged }) => acknowledged?.conflicts.map(({ key }) => key) ?? [],
  );
}

/** @returns the article that stopped it and why, where nothing was added; undefined where the member chose not to add */
async function addMissing(
  locale: Locale,
  { products, approvals }: Missing,
  weighed: ReturnType<typeof weighedOf>,
): Promise<string | null | undefined> {
  const productIds = products.map(({ id }) => id);
  if (!(await mayAdd(locale, productIds, weighed))) return undefined;
  try {
    await addAll(locale, { productIds, approvalIds: approvals.map(({ id }) => id) });
    return null;
  } catch (failure) {
    const { message, data } = normalizeError(failure);
    const ids: unknown = data['product_ids'];
    const product = Array.isArray(ids) && products.find(({ id }) => ids.includes(id));
    const name = product
      ? product.name
      : approvals.find(({ id }) => id === data['approval_id'])?.product.name;
    return name === undefined ? message : `${name}: ${message}`;
  }
}
