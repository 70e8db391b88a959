'use client';

import { useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import type { CartItem } from '@/lib/cart/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { addItem, removeItem, saveItem } from '@/lib/cart/queries';
import { useCart } from '@/stores/cart';
import { useUi } from '@/stores/ui';
import { mayAdd } from '@/components/common/add-items';
import { lineName } from './line-name';
import { useRefusalText } from './use-cart-change';

interface Moved {
  readonly text: string;
  /** Then the focus, which stood in the line that is gone, moves on to the way back. */
  readonly byKeyboard: boolean;
  readonly undo: () => Promise<unknown>;
}

type Move = (item: CartItem) => (event: MouseEvent) => void;

export interface AsideMoves {
  /** The product whose line is on its way. */
  readonly movingId: number | null;
  readonly remove: Move;
  readonly save: Move;
  readonly takeBack: Move;
  readonly removeSaved: Move;
}

/** Takes lines out of the cart, puts them aside and back; remembers the last move for who changes their mind. */
export function useAside() {
  const intl = useIntl();
  const locale = useLocale();
  const refusalText = useRefusalText();
  const [moved, setMoved] = useState<Moved | null>(null);
  const [movingId, setMovingId] = useState<number | null>(null);

  const attempt = async (call: () => Promise<unknown>) => {
    try {
      return await call();
    } catch (failure) {
      useUi.getState().showAlert({ text: refusalText(failure) });
      return 'refused';
    }
  };
  const mover =
    (
      message: string,
      go: (item: CartItem) => Promise<unknown>,
      back: (item: CartItem, before: number | undefined) => Promise<unknown>,
    ): Move =>
    (item) =>
    ({ detail }) => {
      // A second click during the request.
      if (movingId !== null) return;
      setMovingId(item.product.id);
      setMoved(null);
      const before = nextOf(item);
      void attempt(() => go(item)).then((result) => {
        setMovingId(null);
        if (result !== 'done') return;
        const text = intl.formatMessage({ id: message }, { name: lineName(item, locale) });
        setMoved({ text, byKeyboard: detail === 0, undo: () => back(item, before) });
      });
    };
  const aside = ({ product }: CartItem) => saveItem(locale, product.id, true);
  const inCart = ({ product }: CartItem) => saveItem(locale, product.id, false);
  const comeBack = async (item: CartItem) =>
    (await mayAdd(locale, [item.product.id])) ? inCart(item) : 'declined';
  const out = ({ product }: CartItem) => removeItem(locale, product.id);

  // The item just taken out has been asked about.
  const again = ({ product, qty, now }: CartItem, before: number | undefined) =>
    addItem(locale, {
      product_id: product.id,
      qty,
      earlier_price: now.amount,
      before_product_id: before,
    });

  const moves: AsideMoves = {
    movingId,
    remove: mover('cart.removed', out, again),
    save: mover('cart.savedAside', aside, inCart),
    takeBack: mover('cart.tookBack', comeBack, aside),
    removeSaved: mover('cart.removed', out, async (item, before) => {
      await again(item, before);
      await aside(item);
    }),
  };
  return {
    moves,
    moved,
    undo: () => {
      setMoved(null);
      if (moved) void attempt(moved.undo);
    },
    forget: () => {
      setMoved(null);
    },
  };
}

/** The product below this one in its list. */
function nextOf({ product }: CartItem): number | undefined {
  const { cart } = useCart.getState();
  const list = [cart?.items, cart?.saved].find((items) =>
    items?.some((item) => item.product.id === product.id),
  );
  const at = list?.findIndex((item) => item.product.id === product.id) ?? -1;
  return list?.[at + 1]?.product.id;
}
