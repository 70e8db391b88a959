'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import styles from './add-to-cart.module.scss';
import { useAdd } from './use-add';

interface AddToCartProps {
  readonly productId: number;
  /** Address for the browser to post the quantity to until the page's code runs (`docs/product/cart.md`, "Adding"). */
  readonly action: string;
  /** The most that one member may buy; 0 where it is sold out. */
  readonly max: number;
  readonly labels: {
    readonly add: string;
    readonly adding: string;
    readonly added: string;
    readonly soldOut: string;
    readonly quantity: string;
    readonly decrease: string;
    readonly increase: string;
    /** Said once the quantity is the most that can be had. */
    readonly most: string;
  };
  /** The price that is shown, in baht. */
  readonly seenPrice: number;
}

/** Quantity and button of a product page. */
export function AddToCart({ productId, action, max, labels, seenPrice }: AddToCartProps) {
  const [quantity, setQuantity] = useState(1);
  const { busy, add } = useAdd(productId, labels.added, seenPrice);
  if (max === 0) {
    return (
      <Button size="lg" block disabled>
        {labels.soldOut}
      </Button>
    );
  }
  return (
    <form
      className={styles.add}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        void add(quantity);
      }}
    >
      <QuantityStepper
        name="qty"
        value={quantity}
        max={max}
        busy={busy}
        onChange={setQuantity}
        labels={labels}
      />
      <Button type="submit" size="lg" block busy={busy}>
        {busy ? labels.adding : labels.add}
      </Button>
      <p className={styles.most} role="status">
        {max > 1 && quantity >= max && labels.most}
      </p>
    </form>
  );
}
