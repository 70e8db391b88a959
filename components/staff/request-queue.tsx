'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useIntl } from 'react-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { pageOf } from '@/lib/pages/search-params';
import { staffRequestsQuery } from '@/lib/privacy/queries-staff';
import { OfficeQueue } from './office-queue';
import { RequestCard } from './request-card';

/** Corrections that members ask for (`docs/product/account.md`, "Privacy"). */
export function RequestQueue() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const page = pageOf(useSearchParams());
  return (
    <OfficeQueue
      query={useQuery(staffRequestsQuery(useLocale(), page))}
      page={page}
      path="/staff/requests"
      title={text('staff.requests')}
      ofOffice={text('staff.requestsOfOffice')}
      nothing={text('staff.noRequests')}
      image="/images/empty-list.svg"
      keyOf={({ id }) => id}
    >
      {(request) => <RequestCard request={request} />}
    </OfficeQueue>
  );
}
