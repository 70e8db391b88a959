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

interface AppSetupProps {
  readonly variant?: 'primary' | 'secondary';
  readonly onBegin?: () => void;
  /** Called with recovery codes, if the person had none. */
  readonly onConfirmed: (codes: readonly string[]) => void;
}

/** Sets up an authenticator app: its key, then its first code. */
export function AppSetup({ variant = 'primary', onBegin, onConfirmed }: AppSetupProps) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `people.${id}` });
  const begin = useMutation({ ...beginTotpMutation(locale), onSuccess: onBegin });
  const confirm = useMutation({
    ...confirmTotpMutation(locale),
    onSuccess: ({ recovery_codes: codes }) => {
      onConfirmed(codes);
    },
  });
  if (!begin.data) {
    return (
      <>
        {begin.error && (
          <Notice tone="danger" role="alert">
            {normalizeError(begin.error).message}
          </Notice>
        )}
        <Button
          variant={variant}
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
