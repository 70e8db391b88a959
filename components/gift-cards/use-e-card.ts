import { useRef, useState } from 'react';
import type { SendECard, SentECard } from '@/lib/e-cards/contract';
import { CARD_DESIGNS } from '@/lib/gift-cards/contract-values';
import { sendECard } from '@/lib/e-cards/calls';
import { normalizeError, type ApiError } from '@/lib/api/error';
import { http } from '@/lib/api/http';
import { newKey } from '@/lib/browser/browser';
import type { Locale } from '@/lib/i18n/locale';
import { keepDraft, recallDraft } from '@/lib/browser/kept-draft';
import { sendAtOf } from './send-day';

const DRAFT = 'e_card_draft';

const EMPTY = {
  design: CARD_DESIGNS[0] as string,
  to_name: '',
  to_email: '',
  from_name: '',
  message: '',
  day: '',
};
export type ECardDraft = typeof EMPTY;

/** Draft of an e-card, kept until sent, and the state of sending. */
export function useECard(locale: Locale) {
  const [draft, setDraft] = useState(() => recallDraft(DRAFT, EMPTY));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const [sent, setSent] = useState<SentECard>();
  /** One idempotency key per content, across retries. */
  const last = useRef({ content: '', key: '' });
  const isSending = useRef(false);
  const change = (changes: Partial<ECardDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepDraft(DRAFT, next);
  };
  return {
    ...{ draft, busy, failure, sent, change },
    send: async () => {
      // A double click comes before the busy state renders.
      if (isSending.current) return;
      isSending.current = true;
      setBusy(true);
      setFailure(undefined);
      const { design, day, ...written } = draft;
      const card: SendECard = {
        ...written,
        design_id: CARD_DESIGNS.find((id) => id === design) ?? CARD_DESIGNS[0],
        send_at: sendAtOf(day, new Date()),
      };
      const content = JSON.stringify(card);
      if (last.current.content !== content) last.current = { content, key: newKey() };
      try {
        const idempotencyKey = last.current.key;
        setSent(await sendECard(await http(), { card, idempotencyKey, locale }));
        last.current = { content: '', key: '' };
        change({ to_name: '', to_email: '', message: '', day: '' });
      } catch (error) {
        const refusal = normalizeError(error);
        // A refusal uses up the key. Without an answer the retry repeats it.
        if (refusal.status >= 400 && refusal.status < 500) last.current = { content: '', key: '' };
        setFailure(refusal);
      } finally {
        setBusy(false);
        isSending.current = false;
      }
    },
    again: () => {
      setSent(undefined);
    },
  };
}
