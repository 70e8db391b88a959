'use client';

import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { Link } from '@/components/ui/link';
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/api/contract/order-values';
import { useLocale } from '@/lib/i18n/use-locale';
import { payPath } from '@/lib/order-paths';
import styles from './payments.module.scss';

const ICON: Record<PaymentMethod, IconName> = {
  kbank_card: 'card',
  truemoney: 'phone',
  qr: 'grid',
  cod: 'cash',
};

interface MethodListProps {
  readonly orderId: string;
  /** The one that the page is about already. */
  readonly except?: PaymentMethod;
  /** Changes the order to cash on delivery; absent where that is no choice. */
  readonly onCash: (() => void) | undefined;
  readonly busy: boolean;
}

/** The ways to pay the same order: nothing of it changes but the way. */
export function MethodList({ orderId, except, onCash, busy }: MethodListProps) {
  const intl = useIntl();
  const locale = useLocale();
  const shown = PAYMENT_METHODS.filter(
    (method) => method !== except && (method !== 'cod' || onCash !== undefined),
  );
  return (
    <section className={styles.methods} aria-labelledby="other-methods">
      <h2 id="other-methods">{intl.formatMessage({ id: 'payments.otherWays' })}</h2>
      <ul>
        {shown.map((method) => (
          <li key={method}>
            {method === 'cod' ? (
              <button type="button" aria-disabled={busy} onClick={busy ? undefined : onCash}>
                <Method method={method} />
              </button>
            ) : (
              <Link href={payPath(locale, orderId, method)}>
                <Method method={method} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Method({ method }: { readonly method: PaymentMethod }) {
  const intl = useIntl();
  return (
    <>
      <Icon name={ICON[method]} />
      <span>
        <strong>{intl.formatMessage({ id: `payments.method.${method}` })}</strong>
        <span>{intl.formatMessage({ id: `payments.methodText.${method}` })}</span>
      </span>
      <Icon name="chevron-right" size="sm" />
    </>
  );
}
