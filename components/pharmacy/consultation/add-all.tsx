import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { addItems } from '@/components/tiles/add-items';
import { Button } from '@/components/ui/button';
import type { ConversationDetail, Message } from '@/lib/api/contract/conversations';
import { normalizeError } from '@/lib/api/error';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { addApproved } from '@/lib/queries/cart';
import { messagesQuery, refreshConversation } from '@/lib/queries/consultation';
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
    onSuccess: (failures) => {
      if (!failures) return;
      if (failures.length === 0) showToast(intl.formatMessage({ id: 'consultation.allAdded' }));
      else showToast(failures.join(' · '), 'danger');
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
      {intl.formatMessage({ id: 'consultation.addAll' }, { count })}
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

/** @returns a line for each that could not be added; undefined where the member chose not to add */
async function addMissing(
  locale: Locale,
  { products, approvals }: Missing,
  weighed: ReturnType<typeof weighedOf>,
): Promise<readonly string[] | undefined> {
  const failures: string[] = [];
  const fail = (name: string, message: string) => void failures.push(`${name}: ${message}`);
  if (products.length > 0) {
    const answer = await addItems(
      locale,
      products.map(({ id }) => ({ product_id: id, qty: 1 })),
      {
        weighed,
        each: ({ product_id: id }, failure) => {
          if (failure) fail(products.find((one) => one.id === id)?.name ?? '', failure.message);
        },
      },
    );
    if (answer !== 'added') return undefined;
  }
  for (const { id, product } of approvals) {
    await addApproved(locale, id).catch((failure: unknown) => {
      fail(product.name, normalizeError(failure).message);
    });
  }
  return failures;
}
