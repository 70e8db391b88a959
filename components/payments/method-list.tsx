'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PaymentMarks } from '@/components/ui/payment-marks';
import type { OnlineMethod, PaymentMethod } from '@/lib/checkout/contract-values';
import { useLocale } from '@/lib/i18n/use-locale';
import { payPath } from '@/lib/orders/paths';
import { paymentMethodsQuery, takesAmount } from '@/lib/payments/queries';
import styles from './payments.module.scss';

/** Without cash on delivery, which is chosen only when placing an order. */
const METHODS: readonly OnlineMethod[] = ['kbank_card', 'truemoney', 'qr'];

interface MethodListProps {
  readonly orderId: string;
  /** Amount due in baht; methods that do not accept it are left out. */
  readonly amount: number;
  readonly except: PaymentMethod;
}

export function MethodList({ orderId, amount, except }: MethodListProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { data: known } = useQuery(paymentMethodsQuery());
  const others = METHODS.filter(
    (method) => method !== except && takesAmount(known, method, amount),
  );
  if (others.length === 0) return null;
  return (
    <section className={styles.methods} aria-labelledby="other-methods">
      <h2 id="other-methods">{intl.formatMessage({ id: 'payments.otherWays' })}</h2>
      <ul>
        {others.map((method) => (
          <li key={method}>
            <Link href={payPath(locale, orderId, method)}>
              <span>
                <span className={styles.way}>
                  <strong>{intl.formatMessage({ id: `payments.method.${method}` })}</strong>
                  <PaymentMarks method={method} />
                </span>
                <span className={styles.about}>
                  {intl.formatMessage({ id: `payments.methodText.${method}` })}
                </span>
              </span>
              <Icon name="chevron-right" size="sm" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
