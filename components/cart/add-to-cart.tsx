'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useSignInFirst } from '@/components/layout/use-sign-in-first';
import { Button } from '@/components/ui/button';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { normalizeError } from '@/lib/api/error';
import { looksSignedIn } from '@/lib/api/session-token';
import { useLocale } from '@/lib/i18n/use-locale';
import { pendingItems } from '@/lib/pending-items';
import { useUi } from '@/stores/ui';
import styles from './add-to-cart.module.scss';

interface AddToCartProps {
  readonly productId: number;
  /** The most that one member may buy. */
  readonly max: number;
  readonly soldOut: boolean;
  readonly labels: {
    readonly add: string;
    readonly adding: string;
    readonly added: string;
    readonly soldOut: string;
    readonly quantity: string;
    readonly decrease: string;
    readonly increase: string;
    /** Said once the quantity is the most that can be had. */
    readonly most?: string;
  };
  /** Says on a card what is added: fifty buttons of one name help nobody who hears them. */
  readonly name?: string;
  /** On a page with a quantity; on a card a round button that adds one. */
  readonly variant: 'page' | 'card';
  /** The price that is shown, in baht: nothing is added at a dearer one in silence. */
  readonly seenPrice: number;
}

/** Who is not signed in keeps the item and signs in first (`api.md`, "Cart"). */
export function AddToCart(props: AddToCartProps) {
  const { productId, max, soldOut, labels, name, variant, seenPrice } = props;
  const [quantity, setQuantity] = useState(1);
  const { busy, add } = useAdd(productId, labels.added, seenPrice);
  const submit = () => {
    void add(quantity);
  };
  if (variant === 'card') {
    if (soldOut) return null;
    return (
      <button
        type="button"
        className={styles.round}
        aria-label={[busy ? labels.adding : labels.add, name].filter(Boolean).join(': ')}
        aria-busy={busy}
        onClick={submit}
      />
    );
  }
  if (soldOut) {
    return (
      <Button size="lg" block disabled>
        {labels.soldOut}
      </Button>
    );
  }
  return (
    <div className={styles.add}>
      <QuantityStepper
        value={quantity}
        max={max}
        busy={busy}
        onChange={setQuantity}
        labels={labels}
      />
      <Button size="lg" block busy={busy} onClick={submit}>
        {busy ? labels.adding : labels.add}
      </Button>
      <p className={styles.most} role="status">
        {max > 1 && quantity >= max && labels.most}
      </p>
    </div>
  );
}

function useAdd(productId: number, added: string, seenPrice: number) {
  const router = useRouter();
  const locale = useLocale();
  const goToLogin = useSignInFirst();
  const [busy, setBusy] = useState(false);

  const add = async (qty: number) => {
    if (busy) return;
    const item = { product_id: productId, qty, seen_price: seenPrice };
    const signInFirst = () => {
      pendingItems.keep([item]);
      goToLogin();
    };
    if (!looksSignedIn()) {
      signInFirst();
      return;
    }
    setBusy(true);
    try {
      const { addItem } = await import('@/lib/queries/cart');
      await addItem(locale, item);
      useUi.getState().showToast(added);
    } catch (failure) {
      const error = normalizeError(failure);
      if (error.status === 401) signInFirst();
      else useUi.getState().showAlert({ text: error.message });
      if (error.code === 'FLASH_SALE_EXPIRED') router.refresh();
    } finally {
      setBusy(false);
    }
  };
  return { busy, add };
}
