'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { Spinner } from '@/components/ui/spinner';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values';
import { familyQuery } from '@/lib/health/queries-family';
import { healthQuery } from '@/lib/health/queries';
import { HealthForm } from './health-form';
import { HealthLetter } from './health-letter';
import { Family } from './family';
import styles from './health.module.scss';

/** The consent letter; the member's notes once accepted (`docs/product/health.md`, "Profile"). */
export function HealthProfile() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `health.${id}` });
  const { data, isError, refetch } = useQuery(healthQuery);
  const [agreed, setAgreed] = useState(false);
  const client = useQueryClient();
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
  if (!data.consent?.current && !agreed) {
    return (
      <HealthLetter
        hasOlder={data.consent !== null}
        onAgree={() => {
          setAgreed(true);
        }}
      />
    );
  }
  const keepConsent = () => {
    if (data.consent?.current) return;
    const given = {
      version: PROFILE_CONSENT_VERSION,
      current: true,
      given_at: new Date().toISOString(),
    };
    // No refetch: it would reset the form.
    client.setQueryData(healthQuery.queryKey, { ...data, consent: given });
  };
  return (
    <div className={styles.parts}>
      <HealthForm
        key={data.updated_at}
        profile={data}
        onWithdrawn={() => {
          setAgreed(false);
          client.removeQueries({ queryKey: familyQuery.queryKey });
        }}
      />
      <Family hasConsent={data.consent?.current === true} onKept={keepConsent} />
    </div>
  );
}
