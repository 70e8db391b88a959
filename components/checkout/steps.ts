import type { Cart, QuoteRequest, Quote } from '@/lib/cart/contract';
import type { DeliveryChoice, PaymentMethod } from '@/lib/checkout/contract-values';
import type { PlaceOrder } from '@/lib/orders/contract';
import type { PaymentMethods } from '@/lib/payments/contract';
import { canSplit, isPickupOnly } from '@/lib/cart/pickup-only';
import { takesAmount } from '@/lib/payments/queries';
import type { Choices } from '@/stores/checkout';

export const STEPS = ['delivery', 'payment', 'confirm'] as const;
export type Step = (typeof STEPS)[number];

/** Fields that may be missing or wrong, by their names in the contract. */
export type ChoiceField =
  | 'delivery_method'
  | 'address_id'
  | 'branch_id'
  | 'payment_method'
  | 'vat_address_id';
/** A message for each. */
export type Problems = Readonly<Partial<Record<ChoiceField, string>>>;

export const STEP_OF: Readonly<Record<ChoiceField, Step>> = {
  delivery_method: 'delivery',
  address_id: 'delivery',
  branch_id: 'delivery',
  payment_method: 'payment',
  vat_address_id: 'payment',
};

interface Known {
  readonly id: number;
  readonly is_default: boolean;
}

/** `pickup`: handed over at a branch alone; `mixed`: a part of it is. */
export type CartKind = 'goods' | 'pickup' | 'mixed';

export const WAYS: Readonly<Record<CartKind, readonly DeliveryChoice[]>> = {
  goods: ['home', 'pickup'],
  pickup: ['pickup'],
  mixed: ['pickup', 'split'],
};

/** Default where no valid choice was made. */
const USUAL: Readonly<Partial<Record<CartKind, DeliveryChoice>>> = {
  pickup: 'pickup',
  mixed: 'pickup',
};

export function kindOf(cart: Pick<Cart, 'items'>): CartKind {
  if (canSplit(cart)) return 'mixed';
  return isPickupOnly(cart) ? 'pickup' : 'goods';
}

/** Valid choices: drops those that no longer exist and fills in defaults. */
export function standing(
  choices: Choices,
  {
    addresses,
    vatAddresses,
    parts,
  }: {
    addresses: readonly Known[];
    vatAddresses: readonly Known[];
    parts: CartKind;
  },
): Choices {
  const usual = addresses.length > 0 ? 'home' : null;
  return {
    ...choices,
    delivery: WAYS[parts].find((way) => way === choices.delivery) ?? USUAL[parts] ?? usual,
    addressId: choices.newAddress ? null : knownOr(addresses, choices.addressId),
    vatAddressId: choices.newVatAddress ? null : knownOr(vatAddresses, choices.vatAddressId),
  };
}

/** Cash is for couriers and for orders that the service allows it for. */
export function canPayCash({ delivery }: Choices, quote: Quote | undefined): boolean {
  return delivery !== 'pickup' && delivery !== 'split' && quote?.cod_allowed !== false;
}

/** A way to pay that does not take this order, or not so much, is not chosen. */
export function payable(
  choices: Choices,
  quote: Quote | undefined,
  known?: PaymentMethods,
): Choices {
  const { payment } = choices;
  const noCash = payment === 'cod' && !canPayCash(choices, quote);
  const refused = noCash || (payment !== null && !takesQuoted(known, payment, quote));
  return refused ? { ...choices, payment: null } : choices;
}

/** Whether each sum of a quote can be paid so; with nothing to pay it does not matter. */
export function takesQuoted(
  known: PaymentMethods | undefined,
  method: PaymentMethod,
  quote: Quote | undefined,
): boolean {
  return owedSums(quote).every((toPay) => takesAmount(known, method, toPay));
}

/** Each order is paid by itself. */
export function owedSums(quote: Quote | undefined): readonly number[] {
  const orders = quote?.parts.length ? quote.parts : [{ to_pay: quote?.to_pay ?? 0 }];
  return orders.map(({ to_pay: toPay }) => toPay).filter((toPay) => toPay > 0);
}

function knownOr(known: readonly Known[], id: number | null): number | null {
  const chosen = known.find((one) => one.id === id);
  const usual = known.find((one) => one.is_default) ?? known[0];
  return (chosen ?? usual)?.id ?? null;
}

/** Message ids of a step's missing choices (`docs/product/orders.md`, "Checkout"). */
export function missingIn(step: Step, choices: Choices, toPay: number | undefined): Problems {
  switch (step) {
    case 'delivery':
      return missingDelivery(choices);
    case 'payment':
      return {
        ...(choices.payment === null && toPay !== 0
          ? { payment_method: 'checkout.choosePayment' }
          : {}),
        ...(choices.wantsInvoice && choices.vatAddressId === null
          ? { vat_address_id: 'checkout.chooseVatAddress' }
          : {}),
      };
    case 'confirm':
      return {};
  }
}

function missingDelivery({ delivery, addressId, branchId }: Choices): Problems {
  if (delivery === null) return { delivery_method: 'checkout.chooseDelivery' };
  return {
    ...(delivery !== 'home' && branchId === null ? { branch_id: 'checkout.chooseBranch' } : {}),
    ...(delivery !== 'pickup' && addressId === null
      ? { address_id: 'checkout.chooseAddress' }
      : {}),
  };
}

/** The wanted step, or an earlier one that is still incomplete. */
export function reachable(wanted: Step, choices: Choices, toPay: number | undefined): Step {
  const before = STEPS.slice(0, STEPS.indexOf(wanted));
  const open = before.find((step) => Object.keys(missingIn(step, choices, toPay)).length > 0);
  return open ?? wanted;
}

/** Choices that decide the price; coupons are those of the cart. */
export function quoteRequestOf(choices: Choices): QuoteRequest {
  return {
    ...placeOf(choices),
    gift_card_codes: choices.giftCards.map(({ token }) => token),
  };
}

function placeOf({ delivery, addressId, branchId }: Choices): QuoteRequest {
  if (delivery === null) return {};
  return {
    delivery_method: delivery,
    ...(delivery !== 'pickup' && addressId !== null ? { address_id: addressId } : {}),
    ...(delivery !== 'home' && branchId !== null ? { branch_id: branchId } : {}),
  };
}

/** Where gift cards and coupons pay all, no way of paying is asked for, but the service wants one named. */
const FOR_NOTHING: PaymentMethod = 'kbank_card';

export function orderOf(choices: Choices, quote: Quote): PlaceOrder {
  const { wantsInvoice, vatAddressId, payment } = choices;
  return {
    ...quoteRequestOf(choices),
    cart_version: quote.cart_version,
    quote_total: quote.total,
    quote_to_pay: quote.to_pay,
    payment_method: quote.to_pay === 0 ? FOR_NOTHING : (payment ?? FOR_NOTHING),
    ...(wantsInvoice && vatAddressId !== null ? { vat_address_id: vatAddressId } : {}),
  };
}
