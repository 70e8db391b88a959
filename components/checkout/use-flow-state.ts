'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDrafts } from '@/components/addresses/drafts';
import type { Address } from '@/lib/addresses/contract';
import type { Cart, CartItem } from '@/lib/cart/contract';
import type { DeliveryChoice } from '@/lib/checkout/contract-values';
import type { VatAddress } from '@/lib/addresses/contract-vat';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { chooseCoupons, quoteQuery } from '@/lib/cart/queries';
import { loadCart } from '@/lib/notifications/queries-member-state';
import { paymentMethodsQuery } from '@/lib/payments/queries';
import { vatAddressesQuery } from '@/lib/addresses/queries-vat';
import { type Choices, useCheckout } from '@/stores/checkout';
import type { CheckoutFlow, QuoteState } from './checkout-context';
import { focusChoice } from './focus-choice';
import {
  type ChoiceField,
  type Problems,
  STEPS,
  STEP_OF,
  kindOf,
  missingIn,
  payable,
  quoteRequestOf,
  reachable,
  standing,
} from './steps';
import { goToStep, useStep } from './use-step';

const NONE: readonly VatAddress[] = [];

/** Everything that the three steps share. */
export function useFlowState(
  cart: Cart,
  addresses: readonly Address[],
): Omit<CheckoutFlow, 'pickup'> {
  const intl = useIntl();
  const { choices: kept, choose: keep } = useCheckout();
  const locale = useLocale();
  const vat = useQuery({ ...vatAddressesQuery(locale), enabled: kept.wantsInvoice });
  const vatAddresses = vat.data ?? NONE;
  const priced = standing(kept, { addresses, vatAddresses, parts: kindOf(cart) });
  const quoted = useQuote(cart, priced);
  const { data: known } = useQuery(paymentMethodsQuery());
  const choices = payable(priced, quoted.quote, known);
  const [problems, setProblems] = useState<Problems>({});
  useDropDeliveryCoupon(cart, choices.delivery);
  const toPay = quoted.quote?.to_pay;
  const queries = useQueryClient();
  const priceOf = async (now: Choices) => {
    const asked = quoteQuery(locale, cart.version, quoteRequestOf(now));
    return (await queries.query(asked).catch(() => undefined))?.to_pay;
  };
  const step = reachable(useStep(), choices, toPay);

  const complain = (found: Problems) => {
    setProblems(found);
    const [first] = Object.keys(found) as ChoiceField[];
    if (!first) return;
    goToStep(STEP_OF[first]);
    focusChoice(first);
  };
  const { offer, saveAll } = useDrafts();
  const [isGoingOn, setGoingOn] = useState(false);
  const advance = async () => {
    const saved = await saveAll();
    if (!saved) return;
    const now = { ...choices, ...saved };
    // A gift card that was typed last may leave nothing to pay.
    const owed = saved.giftCards ? await priceOf(now) : toPay;
    const missing = Object.entries(missingIn(step, now, owed));
    complain(Object.fromEntries(missing.map(([field, id]) => [field, intl.formatMessage({ id })])));
    const next = STEPS[STEPS.indexOf(step) + 1];
    if (missing.length === 0 && next) goToStep(next);
  };
  const goOn = async () => {
    setGoingOn(true);
    await advance();
    setGoingOn(false);
  };
  const choose = (changes: Partial<Choices>) => {
    setProblems({});
    keep(changes);
  };
  return {
    cart,
    products: useProducts(cart),
    addresses,
    vatAddresses,
    vatAddressesLoaded: vat.isSuccess,
    choices,
    choose,
    quoted,
    step,
    goTo: goToStep,
    goOn,
    isGoingOn,
    offerDraft: offer,
    problems,
    complain,
  };
}

/** Keeps the names of products that just left the cart, for messages. */
function useProducts(cart: Cart): ReadonlyMap<number, CartItem> {
  const [seen, setSeen] = useState({ cart, products: byProduct(cart, []) });
  if (seen.cart !== cart) setSeen({ cart, products: byProduct(cart, [...seen.products]) });
  return seen.products;
}

function byProduct({ items }: Cart, known: readonly (readonly [number, CartItem])[]) {
  return new Map([...known, ...items.map((item) => [item.product.id, item] as const)]);
}

/** The service's price of the current choices, cached per choice, so that late answers do not overwrite newer ones. */
function useQuote(cart: Cart, choices: Choices): QuoteState {
  const locale = useLocale();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...quoteQuery(locale, cart.version, quoteRequestOf(choices)),
    placeholderData: (previous) => previous,
  });
  // A refused question shows the last answer beside the refusal.
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const isNewer = data !== undefined && data.cart_version > cart.version;
  useEffect(() => {
    if (isNewer) void loadCart(locale).catch(() => undefined);
  }, [isNewer, locale]);
  return {
    quote: data ?? last,
    isStale: isPlaceholderData || isFetching || data?.cart_version !== cart.version,
    error: error && !isFetching ? normalizeError(error) : undefined,
    retry: () => void refetch(),
  };
}

/** A pick-up has no delivery fee: free delivery coupons return to the wallet. */
export function useDropDeliveryCoupon({ coupons }: Cart, delivery: DeliveryChoice | null): void {
  const locale = useLocale();
  useEffect(() => {
    const useful = coupons.filter(({ kind }) => kind !== 'free_delivery');
    if (delivery !== 'pickup' || useful.length === coupons.length) return;
    const ids = useful.map(({ id }) => id);
    // One that stays takes nothing off, and is shown as not chosen.
    void chooseCoupons(locale, ids).catch(() => undefined);
  }, [coupons, delivery, locale]);
}
