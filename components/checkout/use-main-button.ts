'use client';

import { useIntl } from 'react-intl';
import type { Quote } from '@/lib/cart/contract';
import type { ApiError } from '@/lib/api/error';
import { formatBaht } from '@/lib/format/money';
import type { Choices } from '@/stores/checkout';
import { isFirstQuoteDue, useFlow, useProductName } from './checkout-context';
import { isAboutCoupons, problemsOf, productsOf } from './refusals';
import { orderOf, owedSums } from './steps';
import type { Placing } from './use-place-order';

/** The page's one button: on to the next step, and at the last one the order with its exact total. */
export function useMainButton({ place, isPending, forgive }: Placing) {
  const intl = useIntl();
  const { step, goOn, isGoingOn, quoted, choices } = useFlow();
  const react = useRefusalReaction();
  const { quote, isStale, error } = quoted;
  if (step !== 'confirm') {
    const label = intl.formatMessage({ id: `checkout.goOn.${step}` });
    const press = () => {
      forgive();
      void goOn();
    };
    return { label, isBusy: isGoingOn || isFirstQuoteDue(quoted), press };
  }
  const { id, amount } = wordsOf(choices, quote);
  return {
    label: intl.formatMessage({ id }, { amount }),
    // A total that is being asked for is nothing to agree to.
    isBusy: isPending || isStale || error !== undefined || !quote,
    press: () => {
      if (quote) place(orderOf(choices, quote), quote, react);
    },
  };
}

function wordsOf({ payment }: Choices, quote: Quote | undefined) {
  if (!quote) return { id: 'checkout.placeFree', amount: '' };
  const amount = formatBaht(quote.to_pay);
  if (quote.to_pay === 0) return { id: 'checkout.placeFree', amount };
  if (owedSums(quote).length > 1) return { id: 'checkout.placeOrder', amount };
  return { id: payment === 'cod' ? 'checkout.placeOrder' : 'checkout.pay', amount };
}

/** Leads to the step where a refusal can be mended. */
function useRefusalReaction() {
  const { choose, complain, goTo } = useFlow();
  const nameOf = useProductName();
  const intl = useIntl();
  return (error: ApiError) => {
    if (error.code === 'GIFT_CARD_INVALID') {
      choose({ giftCards: [] });
      goTo('payment');
      return;
    }
    if (isAboutCoupons(error)) {
      goTo('payment');
      return;
    }
    const problems = problemsOf(error);
    const lacking = error.code === 'BRANCH_NOT_AVAILABLE' ? productsOf(error).map(nameOf) : [];
    if (lacking.length > 0) {
      const names = intl.formatList(lacking);
      complain({ branch_id: intl.formatMessage({ id: 'checkout.branchLacksNow' }, { names }) });
      return;
    }
    if (Object.keys(problems).length > 0) complain(problems);
  };
}
