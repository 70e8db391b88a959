import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import type { ConversationDetail } from '@/lib/conversations/contract';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';

const loadTexts = (locale: Locale) =>
  textsOf(
    import(`../../messages/orders/${locale}.json`),
    import(`../../messages/conversations/${locale}.json`),
  );

/** Orders of the member with articles from this conversation, for its pharmacist. */
export function Ordered({ orders }: Pick<ConversationDetail, 'orders'>) {
  const locale = useLocale();
  if (orders.length === 0) return null;
  return (
    <Suspense>
      <LazyIntl locale={locale} load={loadTexts}>
        <Orders orders={orders} />
      </LazyIntl>
    </Suspense>
  );
}

function Orders({ orders }: Pick<ConversationDetail, 'orders'>) {
  const intl = useIntl();
  return (
    <Notice tone="success" role="status">
      <strong>{intl.formatMessage({ id: 'conversations.ordered' })}</strong>
      <ul>
        {orders.map(({ order_id: id, status }) => (
          <li key={id}>
            {intl.formatMessage(
              { id: 'conversations.orderedOne' },
              { id, status: intl.formatMessage({ id: `orders.status.${status}` }) },
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
