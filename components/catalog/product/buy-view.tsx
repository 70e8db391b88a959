'use client';

import type { ReactNode } from 'react';
import { Following } from '@/components/common/following';
import { PriceBlock } from './price-block';
import styles from './product-buy.module.scss';
import { Promises } from './promises';
import type { ShownPrice } from './shown-price';
import type { ShownPromises } from './shown-promises';
import { StickyBuy } from './sticky-buy';

interface BuyViewProps {
  readonly label: string;
  readonly price: ShownPrice;
  readonly promises: ShownPromises;
  readonly limit?: string | undefined;
  readonly slots: {
    readonly countdown: ReactNode;
    readonly warnings: ReactNode;
    readonly branches: ReactNode;
    readonly variants?: ReactNode;
    readonly soldOut?: ReactNode;
    readonly promotions?: ReactNode;
    readonly note?: ReactNode;
    readonly addToCart?: ReactNode;
  };
}

export function BuyView({ label, price, promises, limit, slots }: BuyViewProps) {
  const { addToCart } = slots;
  return (
    <section className={styles.buy} aria-label={label}>
      <PriceBlock price={price} countdown={slots.countdown} />
      {slots.variants}
      <Following>
        {slots.warnings}
        {slots.soldOut}
        <Promises promises={promises} branches={slots.branches} />
        {slots.promotions}
        {slots.note}
        {addToCart !== undefined && (
          <div className={styles.order}>
            {limit !== undefined && <p className={styles.limit}>{limit}</p>}
            <StickyBuy>{addToCart}</StickyBuy>
          </div>
        )}
      </Following>
    </section>
  );
}
