'use client';

import { createContext, useContext } from 'react';
import type { SaveDraft } from '@/components/addresses/drafts';
import type { Address } from '@/lib/addresses/contract';
import type { Cart, CartItem, Quote } from '@/lib/cart/contract';
import type { VatAddress } from '@/lib/addresses/contract-vat';
import type { ApiError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { Choices } from '@/stores/checkout';
import type { Problems, Step } from './steps';

export interface QuoteState {
  /** The last one that came; undefined until the first. */
  readonly quote: Quote | undefined;
  /** It answers other choices than those of now. */
  readonly isStale: boolean;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** Before the first price or refusal: the amounts would shift the content below when they arrive. */
export function isFirstQuoteDue({ quote, error }: QuoteState): boolean {
  return !quote && !error;
}

export interface CheckoutFlow {
  readonly cart: Cart;
  /** Lines of the cart since the page was opened, by product. */
  readonly products: ReadonlyMap<number, CartItem>;
  readonly addresses: readonly Address[];
  readonly vatAddresses: readonly VatAddress[];
  readonly vatAddressesLoaded: boolean;
  readonly choices: Choices;
  readonly choose: (changes: Partial<Choices>) => void;
  readonly quoted: QuoteState;
  readonly step: Step;
  readonly goTo: (step: Step) => void;
  /** Saves open forms and moves to the next step, or shows what this one lacks. */
  readonly goOn: () => Promise<void>;
  readonly isGoingOn: boolean;
  /** Where an open form lets `goOn` save it. */
  readonly offerDraft: (save: SaveDraft) => () => void;
  readonly problems: Problems;
  /** Shows an error at the step that can fix it. */
  readonly complain: (problems: Problems) => void;
}

const Context = createContext<CheckoutFlow | null>(null);
export const CheckoutProvider = Context.Provider;

export function useFlow(): CheckoutFlow {
  const flow = useContext(Context);
  if (!flow) throw new Error('useFlow outside of CheckoutProvider');
  return flow;
}

/** Names of the cart's products, of those too that have just left it. */
export function useProductName(): (productId: number) => string {
  const locale = useLocale();
  const { products } = useFlow();
  return (productId) => {
    const item = products.get(productId);
    if (!item) return `#${String(productId)}`;
    return locale === 'th' ? item.product_name_th : item.product_name_en;
  };
}
