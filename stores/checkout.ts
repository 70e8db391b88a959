import { create } from 'zustand';
import {
  DELIVERY_METHODS,
  PAYMENT_METHODS,
  type DeliveryMethod,
  type PaymentMethod,
} from '@/lib/api/contract/order-values';
import { dropDrafts } from './drafts';

/** A gift card that was checked: an opaque pass for an hour, never its code or number. */
export interface CheckedGiftCard {
  readonly token: string;
  readonly lastFour: string;
  /** Baht. */
  readonly balance: number;
}

/** An order that was sent and not answered yet: the next try repeats it under the same key. */
export interface Attempt {
  readonly content: string;
  readonly key: string;
}

/** What the shopper chose about the next order. Prices and coupons are not here: the service has them. */
export interface Choices {
  readonly delivery: DeliveryMethod | null;
  readonly addressId: number | null;
  /** A new address is being typed: it takes the place of the chosen one. */
  readonly newAddress: boolean;
  readonly branchId: number | null;
  readonly payment: PaymentMethod | null;
  readonly giftCards: readonly CheckedGiftCard[];
  readonly wantsInvoice: boolean;
  readonly vatAddressId: number | null;
  /** As `newAddress`, for the tax invoice. */
  readonly newVatAddress: boolean;
  readonly attempt: Attempt | null;
}

const NOTHING: Choices = {
  delivery: null,
  addressId: null,
  newAddress: false,
  branchId: null,
  payment: null,
  giftCards: [],
  wantsInvoice: false,
  vatAddressId: null,
  newVatAddress: false,
  attempt: null,
};

const KEY = 'checkout_choices';

interface CheckoutState {
  readonly memberId: number | null;
  readonly choices: Choices;
  /** Takes up what this member chose before, in this window or another. */
  readonly open: (memberId: number) => void;
  readonly choose: (changes: Partial<Choices>) => void;
  /**
   * The order stands: the next one begins with nothing. What is on the screen keeps its choices until it is left,
   * so that nobody asks for the price of an empty cart.
   */
  readonly finish: () => void;
}

/** Kept in the browser, so that going back, a refresh and a second tab lose nothing. */
export const useCheckout = create<CheckoutState>((set, get) => ({
  memberId: null,
  choices: NOTHING,
  open: (memberId) => {
    set({ memberId, choices: recall(memberId) });
  },
  choose: (changes) => {
    const choices = { ...get().choices, ...changes };
    set({ choices });
    keep(JSON.stringify({ memberId: get().memberId, choices }));
  },
  finish: () => {
    set({ choices: { ...get().choices, attempt: null } });
    forgetChoices();
  },
}));

/** For the end of a session: nobody after this member finds anything. */
export function forgetChoices(): void {
  dropDrafts();
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // What cannot be kept cannot be found either.
  }
}

function keep(text: string): void {
  try {
    window.localStorage.setItem(KEY, text);
  } catch {
    // A full or forbidden storage: the choices live as long as this page.
  }
}

function recall(memberId: number): Choices {
  let kept: unknown;
  try {
    kept = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
  } catch {
    return NOTHING;
  }
  if (!isRecord(kept) || kept['memberId'] !== memberId || !isRecord(kept['choices'])) {
    return NOTHING;
  }
  return choicesOf(kept['choices']);
}

/** Whatever else stands there, an earlier version or somebody's hand wrote. */
function choicesOf(kept: Readonly<Record<string, unknown>>): Choices {
  return {
    delivery: DELIVERY_METHODS.find((method) => method === kept['delivery']) ?? null,
    payment: PAYMENT_METHODS.find((method) => method === kept['payment']) ?? null,
    addressId: idOf(kept['addressId']),
    newAddress: kept['newAddress'] === true,
    branchId: idOf(kept['branchId']),
    vatAddressId: idOf(kept['vatAddressId']),
    newVatAddress: kept['newVatAddress'] === true,
    wantsInvoice: kept['wantsInvoice'] === true,
    giftCards: Array.isArray(kept['giftCards']) ? kept['giftCards'].filter(isGiftCard) : [],
    attempt: isAttempt(kept['attempt']) ? kept['attempt'] : null,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function idOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null;
}

function isGiftCard(value: unknown): value is CheckedGiftCard {
  return (
    isRecord(value) &&
    typeof value['token'] === 'string' &&
    typeof value['lastFour'] === 'string' &&
    typeof value['balance'] === 'number'
  );
}

function isAttempt(value: unknown): value is Attempt {
  return (
    isRecord(value) && typeof value['content'] === 'string' && typeof value['key'] === 'string'
  );
}
