'use client';

import Image from 'next/image';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Price } from '@/components/ui/price';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import type { CartItem } from '@/lib/api/contract/cart';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { removeItem } from '@/lib/queries/cart';
import { productPath } from '@/lib/routes';
import styles from './cart-line.module.scss';
import { FlashNote } from './flash-note';
import { LineMessage } from './line-message';
import { useLineQuantity } from './use-line-quantity';

interface CartLineProps {
  readonly item: CartItem;
  /** Its flash price ended while the shopper looked at it. */
  readonly flashEnded: boolean;
}

export function CartLine({ item, flashEnded }: CartLineProps) {
  const intl = useIntl();
  const locale = useLocale();
  const name = locale === 'th' ? item.product_name_th : item.product_name_en;
  const { quantity, isPending, error, change } = useLineQuantity(locale, item.product.id, item.qty);
  const [removalError, setRemovalError] = useState<string>();
  const refusal = error ?? removalError;

  const remove = () => {
    removeItem(locale, item.product.id).catch((failure: unknown) => {
      setRemovalError(normalizeError(failure).message);
    });
  };

  return (
    <li className={styles.line} aria-busy={isPending}>
      <Image
        className={styles.picture}
        src={item.product.image.thumbnail_url}
        alt=""
        width={96}
        height={96}
      />
      <div className={styles.text}>
        <Link
          className={styles.name}
          href={productPath(locale, { id: item.product.id, product_name: name })}
        >
          {name}
        </Link>
        <Price
          amount={item.price}
          {...(item.list_price > item.price ? { was: item.list_price } : {})}
          wasLabel={intl.formatMessage({ id: 'cart.oldPrice' })}
        />
        {item.flash && <FlashNote flash={item.flash} />}
        {flashEnded && !item.flash && (
          <Notice tone="warning" role="status">
            {intl.formatMessage({ id: 'cart.flashOver' })}
          </Notice>
        )}
        <LineMessage item={item} />
        {refusal !== undefined && (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        )}
      </div>
      <div className={styles.controls}>
        <QuantityStepper
          value={quantity}
          max={Math.max(1, item.max_qty)}
          onChange={change}
          labels={{
            quantity: intl.formatMessage({ id: 'cart.quantity' }, { name }),
            increase: intl.formatMessage({ id: 'cart.increase' }, { name }),
            decrease: intl.formatMessage({ id: 'cart.decrease' }, { name }),
          }}
        />
        <button
          type="button"
          className={styles.remove}
          onClick={remove}
          aria-label={intl.formatMessage({ id: 'cart.removeNamed' }, { name })}
        >
          {intl.formatMessage({ id: 'cart.remove' })}
        </button>
      </div>
      <div className={styles.total} data-stale={isPending}>
        <Price amount={item.line_total} wasLabel="" />
      </div>
    </li>
  );
}
