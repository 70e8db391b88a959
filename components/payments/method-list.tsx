'use client';

import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { Link } from '@/components/ui/link';
import type { OnlineMethod, PaymentMethod } from '@/lib/api/contract/order-values';
import { useLocale } from '@/lib/i18n/use-locale';
import { payPath } from '@/lib/order-paths';
import styles from './payments.module.scss';

/** Cash is promised when an order is placed, not afterwards. */
const METHODS: readonly { readonly method: OnlineMethod; readonly icon: IconName }[] = [
  { method: 'kbank_card', icon: 'card' },
  { method: 'truemoney', icon: 'phone' },
  { method: 'qr', icon: 'grid' },
];

interface MethodListProps {
  readonly orderId: string;
  /** The one that the page is about already. */
  readonly except: PaymentMethod;
}

/** The other ways to pay the same order: nothing of it changes but the way. */
export function MethodList({ orderId, except }: MethodListProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <section className={styles.methods} aria-labelledby="other-methods">
      <h2 id="other-methods">{intl.formatMessage({ id: 'payments.otherWays' })}</h2>
      <ul>
        {METHODS.filter(({ method }) => method !== except).map(({ method, icon }) => (
          <li key={method}>
            <Link href={payPath(locale, orderId, method)}>
              <Icon name={icon} />
              <span>
                <strong>{intl.formatMessage({ id: `payments.method.${method}` })}</strong>
                <span>{intl.formatMessage({ id: `payments.methodText.${method}` })}</span>
              </span>
              <Icon name="chevron-right" size="sm" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
