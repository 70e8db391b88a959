'use client';

import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import type { CartItem } from '@/lib/cart/contract';
import { pickedUp, sentHome } from '@/lib/cart/pickup-only';
import { AddressChoice } from './address-choice';
import { BranchChoice } from './branch-choice';
import { useFlow, useProductName } from './checkout-context';
import styles from './checkout.module.scss';

/** Both places of a split cart, each with its goods. */
export function SplitChoice() {
  const { cart } = useFlow();
  const picked = pickedUp(cart);
  return (
    <>
      <SplitPart kind="pickup" items={picked}>
        <BranchChoice items={picked} />
      </SplitPart>
      <SplitPart kind="home" items={sentHome(cart)}>
        <AddressChoice />
      </SplitPart>
    </>
  );
}

interface SplitPartProps {
  readonly kind: 'home' | 'pickup';
  readonly items: readonly CartItem[];
  readonly children: ReactNode;
}

function SplitPart({ kind, items, children }: SplitPartProps) {
  const intl = useIntl();
  const id = useId();
  const nameOf = useProductName();
  return (
    <section className={styles.splitPart} aria-labelledby={id}>
      <h3 id={id} className={styles.withIcon}>
        <Icon name={kind === 'home' ? 'truck' : 'store'} />
        {intl.formatMessage({ id: `checkout.splitPart.${kind}` })}
      </h3>
      <ul className={styles.names}>
        {items.map(({ product, qty }) => (
          <li key={product.id}>
            {intl.formatMessage({ id: 'checkout.splitItem' }, { name: nameOf(product.id), qty })}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
