import { useState } from 'react';
import type { ContactMessage, ContactReceipt } from '@/lib/contact/contract';
import { sendContactMessage } from '@/lib/contact/calls';
import { type ApiError, normalizeError } from '@/lib/api/error';
import { http } from '@/lib/api/http';
import { newKey } from '@/lib/browser/browser';
import { botToken } from '@/lib/identity/bot-token';
import type { Locale } from '@/lib/i18n/locale';
import { dropContact, emptyContact, keepContact, recallContact } from './contact-draft';

/** Draft of the contact form, kept until sent, and the state of sending. */
export function useContactMessage(locale: Locale) {
  const [draft, setDraft] = useState(recallContact);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const [receipt, setReceipt] = useState<ContactReceipt>();
  return {
    draft,
    busy,
    failure,
    receipt,
    change: (changes: Partial<ContactMessage>) => {
      // An edited text needs a new submission id: the service returns the receipt of a known one.
      const next = { ...draft, ...changes, submission_id: newKey() };
      setDraft(next);
      keepContact(next);
    },
    send: async () => {
      if (busy) return;
      setBusy(true);
      setFailure(undefined);
      try {
        setReceipt(
          await sendContactMessage(
            await http(),
            { ...draft, ...(await botToken('contact')) },
            locale,
          ),
        );
        dropContact();
      } catch (error) {
        setFailure(normalizeError(error));
      } finally {
        setBusy(false);
      }
    },
    startAgain: () => {
      setReceipt(undefined);
      setDraft({ ...emptyContact(), name: draft.name, contact: draft.contact });
    },
  };
}
