'use client';

import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { TextField } from '@/components/ui/text-field';
import type { Consent } from '@/lib/api/contract/consents';
import { LazyIntl } from '@/lib/i18n/lazy-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { useAuth } from '@/stores/auth';
import styles from './consent-modal.module.scss';
import { useConsentAnswer } from './use-consent-answer';

/** Above it the letter is answered. */
const WAITING = 1;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

interface ConsentModalProps {
  readonly consent: Consent;
  readonly onClose: () => void;
}

export function ConsentModal(props: ConsentModalProps) {
  return (
    <LazyIntl locale={useLocale()} domains={['layout', 'common']}>
      <Letter {...props} />
    </LazyIntl>
  );
}

function Letter({ consent, onClose }: ConsentModalProps) {
  const intl = useIntl();
  const thai = useLocale() === 'th';
  const formId = useId();
  const { busy, answer } = useConsentAnswer(onClose);
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
      <div className={styles.letter}>
        <p>{thai ? consent.detail_1_th : consent.detail_1_en}</p>
        <p>{thai ? consent.detail_2_th : consent.detail_2_en}</p>
        <EmailForm id={formId} onAccept={(email) => void answer(email)} />
      </div>
    </Modal>
  );
}

interface EmailFormProps {
  readonly id: string;
  readonly onAccept: (email: string) => void;
}

/** The pattern is looked at after submit (`docs/product/pages.md`, "Consent letter"). */
function EmailForm({ id, onAccept }: EmailFormProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const known = useAuth((state) => state.user?.email ?? '');
  const [invalid, setInvalid] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    const passes = EMAIL.test(email);
    setInvalid(!passes);
    if (passes) onAccept(email);
    else field.current?.focus();
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        type="email"
        name="email"
        label={intl.formatMessage({ id: 'layout.consent.email' })}
        autoComplete="email"
        inputMode="email"
        defaultValue={known}
        required
        error={invalid ? intl.formatMessage({ id: 'layout.consent.invalidEmail' }) : undefined}
      />
    </form>
  );
}
