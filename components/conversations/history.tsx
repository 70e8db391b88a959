'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { consultationsQuery } from '@/lib/conversations/queries';
import styles from './consultation.module.scss';
import { Withdraw } from './withdraw';

/** All conversations of the member, the newest first. */
export function ConsultationHistory() {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `conversations.${id}` });
  const { data, isError, refetch } = useQuery(consultationsQuery(locale));
  if (isError && !data) {
    return (
      <LoadFailed
        title={text('loadError')}
        retryLabel={text('retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label={text('waiting')} />;
  const ask = <ButtonLink href={pathTo(locale, '/pharmacy/consult')}>{text('new')}</ButtonLink>;
  if (data.entities.length === 0) {
    return (
      <EmptyState
        image="/images/empty-orders.svg"
        title={text('none')}
        text={text('noneText')}
        action={ask}
      />
    );
  }
  return (
    <>
      <ul className={styles.history}>
        {data.entities.map(({ id, question, state, pharmacist, created_at: at }) => (
          <li key={id}>
            <Link href={pathTo(locale, '/pharmacy/history/:conversation', { conversation: id })}>
              {question}
            </Link>
            <span>{text(`state.${state}`)}</span>
            <small>
              <time dateTime={at}>{formatDateTime(at, locale)}</time>
              {pharmacist && <span>{pharmacist.name}</span>}
            </small>
          </li>
        ))}
      </ul>
      <div>{ask}</div>
      <Withdraw />
    </>
  );
}
