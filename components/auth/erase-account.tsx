'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BotCheck } from '@/components/layout/bot-check/bot-check';
import { logOut } from '@/components/layout/log-out';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { requestEraseOtpMutation } from '@/lib/queries/members';
import { eraseMutation } from '@/lib/queries/privacy';
import { useAuth } from '@/stores/auth';
import { CodeForm } from './code-form';
import styles from './login.module.scss';

interface EraseAccountProps {
  readonly siteKey: string | undefined;
  readonly showOutbox: boolean;
}

/** Asked twice, then proved by a code to the phone (`docs/product/account.md`, "Deleting an account"). */
export function EraseAccount({ siteKey, showOutbox }: EraseAccountProps) {
  const intl = useIntl();
  const locale = useLocale();
  const user = useAuth((state) => state.user);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const request = useMutation({ ...requestEraseOtpMutation(locale), onError: setFailure });
  const erase = useMutation({
    ...eraseMutation(locale),
    onError: setFailure,
    onSuccess: () => logOut(locale, 'erased'),
  });
  const text = (id: string) => intl.formatMessage({ id: `privacy.${id}` });
  if (!user) return null;
  if (!isOpen) {
    return (
      <Button
        variant="danger"
        onClick={() => {
          setOpen(true);
        }}
      >
        {text('erase')}
      </Button>
    );
  }
  const phone = user.phone_number;
  const send = () => {
    setFailure(null);
    request.mutate(phone);
  };
  const keep = () => {
    setFailure(null);
    request.reset();
    setOpen(false);
  };
  if (request.data) {
    const challenge = request.data;
    return (
      <CodeForm
        phone={phone}
        challenge={challenge}
        showOutbox={showOutbox}
        busy={erase.isPending || erase.isSuccess}
        resending={request.isPending}
        failure={failure}
        onTyped={() => {
          setFailure(null);
        }}
        confirmLabel={text('eraseForGood')}
        backLabel={text('eraseNot')}
        onCode={(code) => {
          erase.mutate({ otp_id: challenge.id, code });
        }}
        onResend={send}
        onBack={keep}
      />
    );
  }
  return (
    <div className={styles.form}>
      <BotCheck siteKey={siteKey} />
      <Notice tone="warning" role="status">
        {intl.formatMessage({ id: 'privacy.eraseAsk' }, { phone })}
      </Notice>
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {normalizeError(failure).message}
        </Notice>
      )}
      <div className={styles.ways}>
        <Button variant="danger" busy={request.isPending} onClick={send}>
          {text('eraseSend')}
        </Button>
        <Button variant="ghost" onClick={keep}>
          {text('eraseNot')}
        </Button>
      </div>
    </div>
  );
}
