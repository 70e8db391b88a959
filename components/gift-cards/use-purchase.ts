import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PaymentMethods } from '@/lib/payments/contract';
import { buyGiftCard } from '@/lib/orders/calls';
import { getPaymentMethods } from '@/lib/payments/calls';
import { normalizeError } from '@/lib/api/error';
import { http } from '@/lib/api/http';
import { newKey } from '@/lib/browser/browser';
import type { Locale } from '@/lib/i18n/locale';
import { keepDraft, recallDraft } from '@/lib/browser/kept-draft';
import { payPath } from '@/lib/orders/paths';
import { EMPTY_PURCHASE, lacksOf, toRequest, type Purchase } from './purchase';

const DRAFT = 'gift_card_draft';

interface Failure {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Draft of a purchase, kept until ordered, then forwarded to the payment. */
export function usePurchase(locale: Locale) {
  const intl = useIntl();
  const router = useRouter();
  const [purchase, setPurchase] = useState(() => recallDraft(DRAFT, EMPTY_PURCHASE));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [known, setKnown] = useState<PaymentMethods>();
  useEffect(() => {
    const ask = async () => {
      setKnown(await getPaymentMethods(await http()));
    };
    // Without an answer all methods are offered; the service refuses unavailable ones.
    void ask().catch(() => undefined);
  }, []);
  /** One idempotency key per content, across retries. */
  const sent = useRef({ content: '', key: '' });
  const isSending = useRef(false);
  return {
    ...{ purchase, busy, failure, known },
    change: (changes: Partial<Purchase>) => {
      const next = { ...purchase, ...changes };
      setPurchase(next);
      keepDraft(DRAFT, next);
    },
    buy: async () => {
      // A double click comes before the busy state renders.
      if (isSending.current) return;
      const lacks = lacksOf(purchase);
      if (Object.keys(lacks).length > 0) {
        const said = Object.entries(lacks).map(([name, id]) => [name, intl.formatMessage({ id })]);
        const fields = Object.fromEntries(said) as Record<string, string>;
        setFailure({ message: intl.formatMessage({ id: 'gift-cards.lacks' }), fields });
        return;
      }
      isSending.current = true;
      setBusy(true);
      setFailure(undefined);
      try {
        const card = toRequest(purchase, new Date());
        const content = JSON.stringify(card);
        if (sent.current.content !== content) sent.current = { content, key: newKey() };
        const order = await buyGiftCard(await http(), {
          ...{ card, locale },
          idempotencyKey: sent.current.key,
        });
        keepDraft(DRAFT, undefined);
        router.push(payPath(locale, order.order_id, order.payment.method));
      } catch (error) {
        const { message, fields, status } = normalizeError(error);
        // A refusal uses up the key. Without an answer the retry repeats it.
        if (status >= 400 && status < 500) sent.current = { content: '', key: '' };
        setFailure({ message, fields });
        setBusy(false);
        isSending.current = false;
      }
    },
  };
}
