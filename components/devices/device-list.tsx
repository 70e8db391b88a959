'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { logOut } from '@/components/common/log-out';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { devicesQuery, signOutMutation } from '@/lib/devices/queries';
import { useUi } from '@/stores/ui';
import { DeviceTile } from './device-tile';
import styles from './devices.module.scss';

/** Signed-in devices; each can be signed out, or all (`docs/product/account.md`, "Devices"). */
export function DeviceList() {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const { data, isError, refetch } = useQuery(devicesQuery);
  const signOut = useMutation({
    ...signOutMutation,
    onError: (failure) => {
      showToast(normalizeError(failure).message, 'danger');
    },
    // Refetches also on failure, since the device may have been signed out elsewhere.
    onSettled: () => queries.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
  const text = (id: string) => intl.formatMessage({ id: `devices.${id}` });
  if (isError) {
    return (
      <LoadFailed
        title={text('loadError')}
        retryLabel={text('retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label={text('waiting')} />;
  const busy = signOut.isPending;
  return (
    <div className={styles.devices}>
      <p>{text('intro')}</p>
      <ul className={styles.list}>
        {data.map((device) => (
          <li key={device.id}>
            <DeviceTile
              device={device}
              busy={
                busy && typeof signOut.variables === 'object' && signOut.variables.id === device.id
              }
              onSignOut={(name) => {
                const said = intl.formatMessage({ id: 'devices.signedOut' }, { name });
                signOut.mutate(
                  { id: device.id },
                  {
                    onSuccess: () => {
                      showToast(said);
                    },
                  },
                );
              }}
            />
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {data.length > 1 && (
          <Button
            variant="secondary"
            busy={busy && signOut.variables === 'others'}
            onClick={() => {
              signOut.mutate('others', {
                onSuccess: () => {
                  showToast(text('othersOut'));
                },
              });
            }}
          >
            {text('others')}
          </Button>
        )}
        <Button
          variant="danger"
          onClick={() => {
            // Only after the others are signed out; otherwise a failure would go unnoticed.
            signOut.mutate('others', { onSuccess: () => void logOut(locale) });
          }}
        >
          {text('everywhere')}
        </Button>
      </div>
      <p className={styles.hint}>{text('everywhereHint')}</p>
    </div>
  );
}
