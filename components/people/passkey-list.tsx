'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadError } from '@/components/office/load-error';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { Passkey } from '@/lib/people/contract-passkeys';
import { secondFactorKey } from '@/lib/people/queries';
import { passkeysKey, passkeysQuery, removePasskeyMutation } from '@/lib/people/queries-passkeys';
import { useUi } from '@/stores/ui';
import { PasskeyFacts } from './passkey-facts';
import styles from './people.module.scss';

const ConfirmDialog = lazy(() =>
  import('@/components/ui/confirm-dialog').then((part) => ({ default: part.ConfirmDialog })),
);
const PasskeyRename = lazy(() =>
  import('./passkey-rename').then((part) => ({ default: part.PasskeyRename })),
);

interface Asked {
  readonly act: 'rename' | 'remove';
  readonly passkey: Passkey;
}

/** The caller's passkeys, which they name and remove. */
export function PasskeyList() {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(passkeysQuery);
  const [asked, setAsked] = useState<Asked>();
  const text = (id: string) => intl.formatMessage({ id: `people.${id}` });
  const close = () => {
    setAsked(undefined);
  };
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={text('loading')} />;
  return (
    <>
      {data.length === 0 && <p>{text('passkeysEmpty')}</p>}
      {data.length > 0 && (
        <ul className={styles.passkeys}>
          {data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onAsk={(act) => {
                setAsked({ act, passkey });
              }}
            />
          ))}
        </ul>
      )}
      {asked && (
        <Suspense>
          {asked.act === 'rename' ? (
            <PasskeyRename passkey={asked.passkey} onClose={close} />
          ) : (
            <Removal passkey={asked.passkey} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onAsk: (act: Asked['act']) => void;
}

function PasskeyRow({ passkey, onAsk }: PasskeyRowProps) {
  const intl = useIntl();
  const { name } = passkey;
  return (
    <li>
      <PasskeyFacts passkey={passkey} />
      <div className={styles.acts}>
        {(['rename', 'remove'] as const).map((act) => (
          <Button
            key={act}
            variant="secondary"
            size="sm"
            aria-label={intl.formatMessage({ id: `people.passkeyAct.${act}Named` }, { name })}
            onClick={() => {
              onAsk(act);
            }}
          >
            {intl.formatMessage({ id: `people.passkeyAct.${act}` })}
          </Button>
        ))}
      </div>
    </li>
  );
}

interface RemovalProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

function Removal({ passkey, onClose }: RemovalProps) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const text = (id: string) => intl.formatMessage({ id: `people.${id}` });
  const remove = useMutation({
    ...removePasskeyMutation(locale),
    onSuccess: () => {
      onClose();
      useUi.getState().showToast(text('passkeyRemoved'));
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: passkeysKey });
      await queries.invalidateQueries({ queryKey: secondFactorKey });
    },
  });
  const { name } = passkey;
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'people.passkeyAct.removeNamed' }, { name })}
      text={text('passkeyRemoveText')}
      labels={{ close: text('close'), keep: text('keep'), confirm: text('passkeyAct.remove') }}
      busy={remove.isPending}
      refusal={remove.error ? normalizeError(remove.error).message : undefined}
      onConfirm={() => {
        remove.mutate(passkey);
      }}
      onClose={onClose}
    />
  );
}
