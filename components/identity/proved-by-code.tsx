'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BotCheck } from '@/components/identity/bot-check';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { Notice } from '@/components/ui/notice';
import type { OtpPurpose } from '@/lib/identity/contract-values';
import type { OtpProof } from '@/lib/privacy/contract';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { requestOtpMutation } from '@/lib/members/queries';
import { useAuth } from '@/stores/auth';
import { CodeForm } from './code-form';
import styles from './login.module.scss';

export interface CodeCheck {
  readonly siteKey: string | undefined;
  readonly showOutbox: boolean;
}

interface ProvedByCodeProps extends CodeCheck {
  readonly purpose: OtpPurpose;
  readonly variant: 'danger' | 'secondary';
  readonly icon?: IconName;
  readonly labels: { readonly open: string; readonly confirm: string; readonly leave: string };
  readonly ask: (phone: string) => string;
  /** Performs the action; rejects with the service's refusal. */
  readonly act: (proof: OtpProof) => Promise<unknown>;
}

/** Action that needs a one-time code sent to the member's phone, in addition to the sign-in. */
export function ProvedByCode(props: ProvedByCodeProps) {
  const { purpose, variant, icon, labels, showOutbox } = props;
  const intl = useIntl();
  const locale = useLocale();
  const user = useAuth((state) => state.user);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const request = useMutation({ ...requestOtpMutation(locale, purpose), onError: setFailure });
  const leave = () => {
    setFailure(null);
    request.reset();
    setOpen(false);
  };
  const work = useMutation({ mutationFn: props.act, onError: setFailure, onSuccess: leave });
  if (!user) return null;
  if (!isOpen) {
    return (
      <Button
        variant={variant}
        onClick={() => {
          setOpen(true);
        }}
      >
        {icon && <Icon name={icon} size="sm" />}
        {labels.open}
      </Button>
    );
  }
  const phone = user.phone_number;
  const send = () => {
    setFailure(null);
    request.mutate(phone);
  };
  if (request.data) {
    const challenge = request.data;
    return (
      <CodeForm
        phone={phone}
        challenge={challenge}
        showOutbox={showOutbox}
        busy={work.isPending}
        resending={request.isPending}
        failure={failure}
        onTyped={() => {
          setFailure(null);
        }}
        confirmLabel={labels.confirm}
        backLabel={labels.leave}
        onCode={(code) => {
          work.mutate({ otp_id: challenge.id, code });
        }}
        onResend={send}
        onBack={leave}
      />
    );
  }
  return (
    <div className={styles.form}>
      <BotCheck siteKey={props.siteKey} />
      <Notice tone={variant === 'danger' ? 'warning' : 'info'} role="status">
        {props.ask(phone)}
      </Notice>
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {normalizeError(failure).message}
        </Notice>
      )}
      <div className={styles.ways}>
        <Button variant={variant} busy={request.isPending} onClick={send}>
          {intl.formatMessage({ id: 'privacy.sendCode' })}
        </Button>
        <Button variant="ghost" onClick={leave}>
          {labels.leave}
        </Button>
      </div>
    </div>
  );
}
