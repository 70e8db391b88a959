'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { CONSENT_STATUS } from '@/lib/members/contract-values';
import type { AnsweredConsent } from '@/lib/consents/contract';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import { AnswerForm } from './answer-form';
import styles from './consent.module.scss';
import { useConsentAnswer } from './use-consent-answer';

interface AnsweredProps {
  readonly letter: AnsweredConsent;
  readonly locale: Locale;
  readonly onAnswered: () => void;
}

/** The given answer. Withdrawing is as easy as giving consent. */
export function Answered({ letter, locale, onAnswered }: AnsweredProps) {
  const intl = useIntl();
  const asked = { locale, version: letter.version, onAnswered };
  const [asksAgain, setAsksAgain] = useState(false);
  const { busy, refusal, answer } = useConsentAnswer(asked);
  const accepted = letter.status === CONSENT_STATUS.accepted;
  const date = formatDay(letter.answered_at ?? '', locale);
  if (asksAgain && !accepted) return <AnswerForm {...asked} />;
  return (
    <>
      <Notice tone={accepted ? 'success' : 'info'} role="status">
        {intl.formatMessage({ id: accepted ? 'consents.accepted' : 'consents.declined' }, { date })}
      </Notice>
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          busy={busy}
          onClick={() => {
            if (accepted) void answer(null);
            else setAsksAgain(true);
          }}
        >
          {intl.formatMessage({ id: accepted ? 'consents.withdraw' : 'consents.agreeAfterAll' })}
        </Button>
      </div>
    </>
  );
}
