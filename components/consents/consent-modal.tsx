'use client';

import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import type { Consent } from '@/lib/consents/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { LayoutTexts } from '@/components/common/layout-texts';
import styles from './consent.module.scss';
import { EmailForm } from './email-form';
import { useConsentAnswer } from './use-modal-answer';

/** A letter with a higher status is answered. */
const WAITING = 1;

interface ConsentModalProps {
  readonly consent: Consent;
  readonly onClose: () => void;
}

export function ConsentModal(props: ConsentModalProps) {
  return (
    <LayoutTexts>
      <Letter {...props} />
    </LayoutTexts>
  );
}

function Letter({ consent, onClose }: ConsentModalProps) {
  const intl = useIntl();
  const thai = useLocale() === 'th';
  const formId = useId();
  const { busy, answer } = useConsentAnswer(consent.version, onClose);
  return (
    <Modal
      show
      size="lg"
      title={thai ? consent.title_th : consent.title_en}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => void answer(null)}>
            {intl.formatMessage({ id: 'layout.consent.decline' })}
          </Button>
          <Button type="submit" form={formId} busy={busy} disabled={consent.status > WAITING}>
            {intl.formatMessage({ id: 'layout.consent.accept' })}
          </Button>
        </>
      }
    >
      <div className={styles.modalLetter}>
        <p>{thai ? consent.detail_1_th : consent.detail_1_en}</p>
        <p>{thai ? consent.detail_2_th : consent.detail_2_en}</p>
        <EmailForm
          id={formId}
          label={intl.formatMessage({ id: 'layout.consent.email' })}
          invalidText={intl.formatMessage({ id: 'layout.consent.invalidEmail' })}
          onAccept={(email) => void answer(email)}
        />
      </div>
    </Modal>
  );
}
