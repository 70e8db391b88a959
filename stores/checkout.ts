import { create } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';
import {
  DELIVERY_METHODS,
  PAYMENT_METHODS,
  type DeliveryMethod,
  type PaymentMethod,
} from '@/lib/api/contract/order-values';
import { isRecord, keptInBrowser } from '@/lib/kept';
import { CHOICES, forgetChoices } from './drafts';

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

/** Kept in the browser, so that going back, a refresh and a second tab lose nothing. Read when the checkout is opened. */
export const useCheckout = create<CheckoutState>()(
  persist(
    (set, get) => ({
      memberId: null,
      choices: NOTHING,
      open: (memberId) => {
        void useCheckout.persist.rehydrate();
        if (get().memberId !== memberId) set({ memberId, choices: NOTHING });
      },
      choose: (changes) => {
        set({ choices: { ...get().choices, ...changes } });
      },
      finish: () => {
        set({ choices: { ...get().choices, attempt: null } });
        forgetChoices();
      },
    }),
    {
      name: CHOICES,
      storage: keptInBrowser as PersistStorage<Partial<CheckoutState>>,
      partialize: ({ memberId, choices }) => ({ memberId, choices }),
      merge: (kept, state) => ({ ...state, ...recalled(kept) }),
      skipHydration: true,
    },
  ),
);

function recalled(kept: unknown): Pick<CheckoutState, 'memberId' | 'choices'> {
  if (!isRecord(kept)) return { memberId: null, choices: NOTHING };
  const { memberId, choices } = kept;
  return { memberId: idOf(memberId), choices: isRecord(choices) ? choicesOf(choices) : NOTHING };
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
