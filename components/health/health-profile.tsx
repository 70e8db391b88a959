'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/layout/load-failed';
import { Spinner } from '@/components/ui/spinner';
import { healthQuery } from '@/lib/queries/health';
import { HealthForm } from './health-form';
import { HealthLetter } from './health-letter';

/** The letter first; what a member noted once it is agreed to (`docs/product/health.md`, "Profile"). */
export function HealthProfile() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `health.${id}` });
  const { data, isError, refetch } = useQuery(healthQuery);
  const [agreed, setAgreed] = useState(false);
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
  return (
    <HealthForm
      key={data.updated_at}
      profile={data}
      onWithdrawn={() => {
        setAgreed(false);
      }}
    />
  );
}
