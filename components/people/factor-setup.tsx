'use client';

import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { QrCode } from '@/components/common/qr-code';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { beginTotpMutation, confirmTotpMutation } from '@/lib/people/queries';
import { CodeForm } from './factor-code';
import styles from './people.module.scss';

interface FactorSetupProps {
  readonly onBegin: () => void;
  /** Called once the recovery codes are saved. */
  readonly onDone: () => void;
}

/** Sets up an authenticator app: its key, its first code, then the recovery codes. */
export function FactorSetup({ onBegin, onDone }: FactorSetupProps) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `people.${id}` });
  const begin = useMutation({ ...beginTotpMutation(locale), onSuccess: onBegin });
  const confirm = useMutation(confirmTotpMutation(locale));
  if (confirm.data) {
    return (
      <section className={styles.recovery}>
        <h2>{text('recoveryTitle')}</h2>
        <p>{text('recoveryWhy')}</p>
        <ul>
          {confirm.data.recovery_codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Button onClick={onDone}>{text('recoverySaved')}</Button>
      </section>
    );
  }
  if (!begin.data) {
    return (
      <>
        <Notice tone="info">{text('factorWhy')}</Notice>
        {begin.error && (
          <Notice tone="danger" role="alert">
            {normalizeError(begin.error).message}
          </Notice>
        )}
        <Button
          busy={begin.isPending}
          onClick={() => {
            begin.mutate();
          }}
        >
          {text('factorBegin')}
        </Button>
      </>
    );
  }
  const { uri, secret } = begin.data;
  return (
    <>
      <p>{text('factorScan')}</p>
      <div className={styles.qr}>
        <QrCode payload={uri} label={text('factorQr')} />
      </div>
      <p>
        {text('factorKey')} <code className={styles.key}>{secret}</code>
      </p>
      <CodeForm
        hint={text('factorEnter')}
        action={text('factorConfirm')}
        busy={confirm.isPending}
        refusal={confirm.error ? normalizeError(confirm.error).message : undefined}
        onSubmit={(code) => {
          confirm.mutate(code);
        }}
      />
    </>
  );
}
