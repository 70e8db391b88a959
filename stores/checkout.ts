import { create } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';
import {
  DELIVERY_CHOICES,
  PAYMENT_METHODS,
  type DeliveryChoice,
  type PaymentMethod,
} from '@/lib/checkout/contract-values';
import { isRecord, keptInBrowser } from '@/lib/browser/kept';
import { CHOICES, forgetChoices } from './drafts';

/** Verified gift card: an opaque token valid for an hour, never its code or number. */
export interface CheckedGiftCard {
  readonly token: string;
  readonly lastFour: string;
  /** In baht. */
  readonly balance: number;
}

/** Order request without an answer yet; a retry repeats it with the same key. */
export interface Attempt {
  readonly content: string;
  readonly key: string;
}

/** Choices for the next order. Prices and coupons are kept by the service. */
export interface Choices {
  readonly delivery: DeliveryChoice | null;
  readonly addressId: number | null;
  /** A new address is being typed; it overrides the chosen one. */
  readonly newAddress: boolean;
  readonly branchId: number | null;
  readonly payment: PaymentMethod | null;
  readonly giftCards: readonly CheckedGiftCard[];
  readonly wantsInvoice: boolean;
  readonly vatAddressId: number | null;
  /** Like `newAddress`, for the tax invoice. */
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
  /** Restores this member's choices, from this window or another. */
  readonly open: (memberId: number) => void;
  readonly choose: (changes: Partial<Choices>) => void;
  /**
   * Clears the stored choices after the order is placed. The current screen keeps its own until it closes, so that it
   * requests no quote of an empty cart.
   */
  readonly finish: () => void;
}

/**
 * Persisted in the browser, so that navigation, reloads and further tabs keep the choices. Read when the checkout
 * opens.
 */
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

/** Parses stored choices, which may be outdated or edited by hand. */
function choicesOf(kept: Readonly<Record<string, unknown>>): Choices {
  return {
    delivery: DELIVERY_CHOICES.find((method) => method === kept['delivery']) ?? null,
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
