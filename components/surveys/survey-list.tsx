'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { surveysQuery } from '@/lib/surveys/queries';
import { SurveyTile } from './survey-tile';
import styles from './surveys.module.scss';

export function SurveyList() {
  const intl = useIntl();
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(surveysQuery(locale));
  if (isError) {
    return (
      <LoadFailed
        title={intl.formatMessage({ id: 'surveys.loadError' })}
        retryLabel={intl.formatMessage({ id: 'surveys.retry' })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label={intl.formatMessage({ id: 'surveys.waiting' })} />;
  if (data.length === 0) {
    return (
      <EmptyState
        image="/images/empty-list.svg"
        title={intl.formatMessage({ id: 'surveys.none' })}
        text={intl.formatMessage({ id: 'surveys.noneText' })}
        action={
          <ButtonLink href={pathTo(locale, '/profile')}>
            {intl.formatMessage({ id: 'surveys.toProfile' })}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className={styles.list}>
      {data.map((survey) => (
        <li key={survey.id}>
          <SurveyTile survey={survey} />
        </li>
      ))}
    </ul>
  );
}
