import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { MedicineLabel } from '@/components/tiles/medicine-label';
import { Link } from '@/components/ui/link';
import type { Order } from '@/lib/orders/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { ownDispensingQuery } from '@/lib/dispensing/queries';
import { pathTo } from '@/lib/pages/path-to';
import styles from './orders.module.scss';

/** Medicines that a pharmacist handed over with the order, as their labels say. */
export function Dispensed({ order }: { readonly order: Pick<Order, 'order_id' | 'status'> }) {
  const intl = useIntl();
  const locale = useLocale();
  const isOut = order.status === 'collected' || order.status === 'completed';
  const { data } = useQuery({ ...ownDispensingQuery(order.order_id), enabled: isOut });
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="order-dispensed">
      <h2 id="order-dispensed">{intl.formatMessage({ id: 'orders.dispensed' })}</h2>
      {data.map((label) => (
        <MedicineLabel key={label.approval_id} label={label} locale={locale} />
      ))}
      <p>
        <Link href={pathTo(locale, '/profile/refills')}>
          {intl.formatMessage({ id: 'orders.remind' })}
        </Link>
      </p>
    </section>
  );
}
