'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Spinner } from '@/components/ui/spinner';
import { usePharmacyStatus } from '@/components/conversations/pharmacy/use-pharmacy-status';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { openConversationsQuery } from '@/lib/conversations/queries';
import { AwayHours } from './away-hours';
import { ConsultForm } from './consult-form';
import { Unattended } from './unattended';

/** Leads to the open conversation, or begins the questions. */
export function ConsultStart() {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const { data, error } = useQuery(openConversationsQuery());
  const status = usePharmacyStatus(locale);
  const [going] = data?.entities ?? [];
  useEffect(() => {
    if (going) {
      const path = pathTo(locale, '/pharmacy/consult/:conversation/continue', {
        conversation: going.id,
      });
      router.replace(path);
    } else if (error && normalizeError(error).status !== 401) router.replace(pathTo(locale, '/'));
  }, [going, error, locale, router]);
  if (!data || going || !status) {
    return <Spinner label={intl.formatMessage({ id: 'conversations.waiting' })} />;
  }
  if (status.state === 'closed') return <AwayHours opensAt={status.opens_at} />;
  return (
    <>
      {status.state === 'unattended' && <Unattended />}
      <ConsultForm />
    </>
  );
}
