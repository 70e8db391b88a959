'use client';

import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import type { CartItem } from '@/lib/cart/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { productPath } from '@/lib/pages/catalog-paths';
import { lineTarget } from './cart-blocks';
import styles from './cart-line.module.scss';
import { LineButtons } from './line-buttons';
import { LineMessage } from './line-message';
import { lineName } from './line-name';
import { LineNotes } from './line-notes';
import { LineTotal } from './line-total';
import type { AsideMoves } from './use-aside';
import { useLineQuantity } from './use-line-quantity';

interface CartLineProps {
  readonly item: CartItem;
  /** Its flash price ended while the shopper looked at it. */
  readonly flashEnded: boolean;
  readonly moves: AsideMoves;
  /** Whom an approved medicine is for, where a name is known. */
  readonly patient: string | undefined;
}

export function CartLine({ item, flashEnded, moves, patient }: CartLineProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, image } = item.product;
  const name = lineName(item, locale);
  const { quantity, isPending, error, change, drop } = useLineQuantity(locale, id, item.qty);
  const isMoving = moves.movingId === id;
  const say = (message: string) => intl.formatMessage({ id: message }, { name });

  return (
    <li
      className={styles.line}
      id={lineTarget(id)}
      tabIndex={-1}
      aria-busy={isPending || isMoving}
      aria-label={name}
    >
      <Picture className={styles.picture} src={image.thumbnail_url} alt="" width={96} height={96} />
      <div className={styles.text}>
        <Link className={styles.name} href={productPath(locale, { id, product_name: name })}>
          {name}
        </Link>
        <Price amount={item.now.amount} was={item.now.was} wasLabel={say('cart.oldPrice')} />
        <LineNotes item={item} flashEnded={flashEnded} patient={patient} />
      </div>
      <div className={styles.quantity}>
        <QuantityStepper
          value={quantity}
          max={Math.max(1, item.max_qty)}
          onChange={change}
          labels={{
            quantity: say('cart.quantity'),
            increase: say('cart.increase'),
            decrease: say('cart.decrease'),
          }}
        />
        <LineMessage item={item} />
        {error !== undefined && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
      </div>
      <LineTotal item={item} isStale={isPending || isMoving} />
      <LineButtons
        labels={[
          { label: say('cart.save'), name: say('cart.saveNamed'), move: moves.save(item) },
          { label: say('cart.remove'), name: say('cart.removeNamed'), move: moves.remove(item) },
        ]}
        onMove={drop}
      />
    </li>
  );
}
