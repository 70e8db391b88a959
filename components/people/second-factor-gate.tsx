'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import { secondFactorKey, secondFactorQuery } from '@/lib/people/queries';
import { staffQuery } from '@/lib/staff/queries';
import { useAuth } from '@/stores/auth';
import { FactorProof } from './factor-proof';
import { FactorSetup } from './factor-setup';
import styles from './people.module.scss';

/** Asks people who work here for the second factor before the first screen of the office. */
export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const role = useAuth((state) => state.user?.role);
  if (role === undefined || role === 'member') return children;
  return <Gate>{children}</Gate>;
}

/** A service elsewhere (`API_URL`) without a second factor has an office if it lists abilities. */
function NoOffice({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const { data, isPending } = useQuery(staffQuery(useLocale()));
  if (isPending) return <Spinner label={intl.formatMessage({ id: 'people.loading' })} />;
  if (data) return children;
  return (
    <EmptyState
      image="/images/empty-list.svg"
      level={1}
      title={intl.formatMessage({ id: 'people.noOffice' })}
      text={intl.formatMessage({ id: 'people.noOfficeText' })}
    />
  );
}

function Gate({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(secondFactorQuery);
  // Confirming a new app shows the factor; its recovery codes stay on screen until they are saved.
  const [isSettingUp, setSettingUp] = useState(false);
  const open = () => {
    setSettingUp(false);
    void client.invalidateQueries({ queryKey: secondFactorKey });
    // The frame asked for abilities before, and was refused.
    void client.invalidateQueries({ predicate: ({ state }) => state.error !== null });
  };
  if (isError) {
    return (
      <div className={styles.gate}>
        <Notice tone="danger" role="alert">
          {intl.formatMessage({ id: 'people.loadError' })}
        </Notice>
        <Button onClick={() => void refetch()}>{intl.formatMessage({ id: 'people.retry' })}</Button>
      </div>
    );
  }
  if (data === null) return <NoOffice>{children}</NoOffice>;
  if (!data) return <Spinner label={intl.formatMessage({ id: 'people.loading' })} />;
  if (!data.required || (data.shown && !isSettingUp)) {
    return children;
  }
  return (
    <div className={styles.gate}>
      <h1>{intl.formatMessage({ id: 'people.factorTitle' })}</h1>
      {!isSettingUp && (data.totp || data.passkeys > 0) ? (
        <FactorProof onShown={open} />
      ) : (
        <FactorSetup
          passkeyOrigin={data.passkey_origin}
          onBegin={() => {
            setSettingUp(true);
          }}
          onDone={open}
        />
      )}
    </div>
  );
}
