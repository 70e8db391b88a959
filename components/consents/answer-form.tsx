'use client';

import { useId } from 'react';
import { useIntl } from 'react-intl';
import { EmailForm } from '@/components/consents/email-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import styles from './consent.module.scss';
import { useConsentAnswer, type AskedLetter } from './use-consent-answer';

/** Accepts with an email or declines, as the dialog does (`docs/product/pages.md`, "Consent letter"). */
export function AnswerForm(letter: AskedLetter) {
  const intl = useIntl();
  const formId = useId();
  const { busy, refusal, answer } = useConsentAnswer(letter);
  return (
    <>
      <h2>{intl.formatMessage({ id: 'consents.question' })}</h2>
      <EmailForm
        id={formId}
        label={intl.formatMessage({ id: 'consents.email' })}
        invalidText={intl.formatMessage({ id: 'consents.invalidEmail' })}
        onAccept={(email) => void answer(email)}
      />
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" form={formId} busy={busy}>
          {intl.formatMessage({ id: 'consents.accept' })}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => void answer(null)}>
          {intl.formatMessage({ id: 'consents.decline' })}
        </Button>
      </div>
    </>
  );
}
