import { use, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Product } from '@/lib/api/contract/catalog';
import { formatDays } from '@/lib/format/day';
import { formatRoundBaht } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './promises.module.scss';
import type { MessageId } from '@/lib/i18n/messages';

interface PromisesProps {
  readonly product: Product;
  readonly locale: Locale;
  /** Stock of the branches. */
  readonly branches: ReactNode;
}

const STOCK = {
  ok: 'product.stockOk',
  low: 'product.stockLow',
  none: 'product.stockNone',
} as const;

/** Whether it is there, when it comes, and where it can be picked up. */
export function Promises({ product, locale, branches }: PromisesProps) {
  const intl = use(getIntl(locale, 'product'));
  const { drug } = product;
  const text = (id: MessageId<'product'>) => intl.formatMessage({ id });
  const pickupOnly = drug?.policy === 'approval';
  return (
    <div className={styles.promises}>
      <ul>
        {pickupOnly ? (
          <li>
            <Icon name="store" />
            <p>
              <strong>{text('product.pickupOnly')}</strong>
              <span>{text('product.pickupOnlyText')}</span>
            </p>
          </li>
        ) : (
          <Delivery product={product} locale={locale} />
        )}
        <li>{branches}</li>
      </ul>
      {product.max_qty > 0 && (
        <ul className={styles.trust}>
          <li>
            <Icon name="cash" size="sm" />
            {text('product.cashOnDelivery')}
          </li>
          <li>
            <Icon name="shield" size="sm" />
            {text('product.genuine')}
          </li>
        </ul>
      )}
    </div>
  );
}

function Delivery({ product, locale }: Omit<PromisesProps, 'branches'>) {
  const intl = use(getIntl(locale, 'product'));
  const { delivery, stock } = product;
  const level = (
    <span className={styles.level} data-level={stock}>
      {intl.formatMessage({ id: STOCK[stock] })}
    </span>
  );
  if (!delivery) return <li>{level}</li>;
  const free = product.now.amount >= delivery.free_from;
  return (
    <li>
      <Icon name="truck" />
      <p>
        <strong>
          {intl.formatMessage(
            { id: 'product.deliveredOn' },
            { days: formatDays(delivery.from, delivery.until, locale) },
          )}
        </strong>
        <span className={styles.terms}>
          {level}
          <span>
            {free
              ? intl.formatMessage({ id: 'product.deliveryFree' })
              : intl.formatMessage(
                  { id: 'product.deliveryFreeFrom' },
                  {
                    amount: formatRoundBaht(delivery.free_from),
                    fee: formatRoundBaht(delivery.fee),
                  },
                )}
          </span>
        </span>
      </p>
    </li>
  );
}
