'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { casesQuery } from '@/lib/questionnaires/queries';
import { TONE } from './case-tone';
import styles from './questionnaires.module.scss';

/** All requests of the member, the newest first. */
export function CaseList() {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `questionnaires.${id}` });
  const { data, isError, refetch } = useQuery(casesQuery(locale));
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
  const more = (
    <ButtonLink href={pathTo(locale, '/pharmacy/conditions')}>{text('seeConditions')}</ButtonLink>
  );
  if (data.entities.length === 0) {
    return (
      <EmptyState
        image="/images/empty-orders.svg"
        title={text('noCases')}
        text={text('noCasesText')}
        action={more}
      />
    );
  }
  return (
    <>
      <ul className={styles.cases}>
        {data.entities.map(({ id, condition, product, state, created_at: at }) => (
          <li key={id}>
            <Link href={pathTo(locale, '/pharmacy/cases/:case', { case: id })}>
              {condition === '' ? product.name : condition}
            </Link>
            <Badge tone={TONE[state]}>{text(`state.${state}`)}</Badge>
            <small>
              <time dateTime={at}>{formatDateTime(at, locale)}</time>
            </small>
          </li>
        ))}
      </ul>
      <div>{more}</div>
    </>
  );
}
