import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { Order } from '@/lib/orders/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';

/** The request that the order was placed with, and whether a pharmacist has still to decide on it. */
export function CaseNote({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const locale = useLocale();
  if (!order.case) return null;
  const { id, state } = order.case;
  return (
    <Notice tone="info">
      {state === 'waiting' && <p>{intl.formatMessage({ id: 'orders.caseWaiting' })}</p>}
      <Link href={pathTo(locale, '/pharmacy/cases/:case', { case: id })}>
        {intl.formatMessage({ id: 'orders.seeCase' })}
      </Link>
    </Notice>
  );
}
