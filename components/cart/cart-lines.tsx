'use client';

import { useIntl } from 'react-intl';
import { useMedicinePatients } from '@/components/common/use-medicine-patients';
import type { Cart, CartItem } from '@/lib/cart/contract';
import { setTarget } from './cart-blocks';
import { CartLine } from './cart-line';
import styles from './cart-view.module.scss';
import { ClearCart } from './clear-cart';
import { SetHead } from './set-head';
import type { AsideMoves } from './use-aside';

interface CartLinesProps {
  readonly cart: Cart;
  /** Products whose flash price ended while the shopper looked at it. */
  readonly ended: ReadonlySet<number>;
  readonly moves: AsideMoves;
}

/** The lines of each promotion set together, with how far it is; then the others. */
export function CartLines({ cart: { items, groups }, ended, moves }: CartLinesProps) {
  const intl = useIntl();
  const shown = new Set(groups.map(({ id }) => id));
  const others = items.filter(({ group_id: id }) => id === null || !shown.has(id));
  const approved = items.filter((item) => item.pickup_only).map(({ product }) => product.id);
  const patients = useMedicinePatients(approved.join());
  const list = (lines: readonly CartItem[]) => (
    <ul className={styles.lines}>
      {lines.map((item) => (
        <CartLine
          key={item.product.id}
          item={item}
          flashEnded={ended.has(item.product.id)}
          patient={patients.get(item.product.id)}
          moves={moves}
        />
      ))}
    </ul>
  );
  return (
    <div className={styles.parts}>
      {groups.map((group) => (
        <section
          key={group.id}
          className={styles.card}
          id={setTarget(group.id)}
          tabIndex={-1}
          aria-label={group.name}
        >
          <SetHead group={group} />
          {list(items.filter(({ group_id: id }) => id === group.id))}
        </section>
      ))}
      {others.length > 0 && (
        <section
          className={styles.card}
          aria-label={intl.formatMessage({ id: groups.length > 0 ? 'cart.others' : 'cart.lines' })}
        >
          {list(others)}
        </section>
      )}
      <ClearCart />
    </div>
  );
}
