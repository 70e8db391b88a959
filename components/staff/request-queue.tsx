'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useIntl } from 'react-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { momentMark, placeIn, readPlace } from '@/lib/api/place';
import { staffRequestsQuery } from '@/lib/privacy/queries-staff';
import { OfficeQueue } from './office-queue';
import { RequestCard } from './request-card';

/** Corrections that members ask for (`docs/product/account.md`, "Privacy"). */
export function RequestQueue() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const place = readPlace(useSearchParams(), 'moment');
  return (
    <OfficeQueue
      query={useQuery(staffRequestsQuery(useLocale(), placeIn(place)))}
      place={place}
      path="/staff/requests"
      title={text('staff.requests')}
      ofOffice={text('staff.requestsOfOffice')}
      nothing={text('staff.noRequests')}
      image="/images/empty-list.svg"
      markOf={({ created_at: at, id }) => momentMark(at, id)}
    >
      {(request) => <RequestCard request={request} />}
    </OfficeQueue>
  );
}
