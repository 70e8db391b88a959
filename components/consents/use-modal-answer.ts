'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { useUi } from '@/stores/ui';

/**
 * Accepts with an email or declines with null. Then, and after the alert of a failure, the modal closes and the page
 * reloads (`docs/product/pages.md`, "Consent letter").
 */
export function useConsentAnswer(version: number, onClose: () => void) {
  const intl = useIntl();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const finish = () => {
    onClose();
    window.location.reload();
  };
  const answer = async (email: string | null) => {
    setBusy(true);
    const { answerConsent, serviceMessage } = await import('@/lib/consents/queries');
    try {
      await answerConsent(version, email, locale);
      finish();
    } catch (failure) {
      const text =
        serviceMessage(failure) ?? intl.formatMessage({ id: 'layout.consent.unknownError' });
      useUi.getState().showAlert({ text, onClose: finish });
    }
  };
  return { busy, answer };
}
