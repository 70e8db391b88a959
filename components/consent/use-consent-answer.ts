import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '@/lib/i18n/locale';

/** Sends an answer to the newest letter: an email accepts it, null declines or withdraws. */
export function useConsentAnswer(locale: Locale, onAnswered: () => void) {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  return {
    busy,
    refusal,
    answer: async (email: string | null) => {
      setBusy(true);
      setRefusal(undefined);
      const { answerConsent, serviceMessage } = await import('@/lib/queries/consents');
      try {
        await answerConsent(email, locale);
        onAnswered();
      } catch (failure) {
        setRefusal(serviceMessage(failure) ?? intl.formatMessage({ id: 'consent.unknownError' }));
      } finally {
        setBusy(false);
      }
    },
  };
}
