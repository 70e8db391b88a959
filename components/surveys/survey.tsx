'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { surveyQuery } from '@/lib/surveys/queries';
import { SurveyForm } from './survey-form';
import { SurveyThanks } from './survey-thanks';
import styles from './surveys.module.scss';

export function Survey({ surveyId }: { readonly surveyId: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const [awarded, setAwarded] = useState<number>();
  const { data, isError, refetch } = useQuery(surveyQuery(locale, surveyId));
  const all = (
    <ButtonLink href={pathTo(locale, '/profile/surveys')} variant="secondary">
      {intl.formatMessage({ id: 'surveys.all' })}
    </ButtonLink>
  );
  if (isError && !data) {
    return (
      <LoadFailed
        title={intl.formatMessage({ id: 'surveys.loadError' })}
        retryLabel={intl.formatMessage({ id: 'surveys.retry' })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <Spinner label={intl.formatMessage({ id: 'surveys.waiting' })} />;
  if (data === null) {
    return (
      <EmptyState
        image="/images/not-found.svg"
        title={intl.formatMessage({ id: 'surveys.unknown' })}
        action={all}
      />
    );
  }
  return (
    <div className={styles.survey}>
      <div className={styles.intro}>
        <h2>{data.title}</h2>
        <p className={styles.description}>{data.description}</p>
      </div>
      {awarded !== undefined && <SurveyThanks coins={awarded} />}
      {awarded === undefined && data.state === 'open' && (
        <SurveyForm survey={data} onAnswered={setAwarded} />
      )}
      {awarded === undefined && data.state !== 'open' && (
        <Notice tone={data.state === 'answered' ? 'success' : 'info'}>
          {intl.formatMessage({ id: `surveys.is.${data.state}` })}
        </Notice>
      )}
      {all}
    </div>
  );
}
