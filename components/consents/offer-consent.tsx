'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { Skeleton } from '@/components/ui/skeleton';
import { useLocale } from '@/lib/i18n/use-locale';
import { consentsKey, newestConsentQuery } from '@/lib/consents/queries';
import { AnswerForm } from './answer-form';
import { Answered } from './answered';
import { ConsentHistory } from './consent-history';
import styles from './consent.module.scss';

export function OfferConsent() {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const { data: letter, isError, refetch } = useQuery(newestConsentQuery(locale));
  if (isError) {
    return (
      <LoadFailed
        title={intl.formatMessage({ id: 'consents.failed' })}
        retryLabel={intl.formatMessage({ id: 'consents.retry' })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (letter === undefined) return <Skeleton shape="block" height="12rem" />;
  if (letter === null) return <p>{intl.formatMessage({ id: 'consents.noneText' })}</p>;
  const load = () => void queries.invalidateQueries({ queryKey: consentsKey });
  const [title, ...details] =
    locale === 'th'
      ? [letter.title_th, letter.detail_1_th, letter.detail_2_th]
      : [letter.title_en, letter.detail_1_en, letter.detail_2_en];
  return (
    <div className={styles.answer}>
      <h3>{title}</h3>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {letter.answered_at === null ? (
        <AnswerForm locale={locale} version={letter.version} onAnswered={load} />
      ) : (
        <Answered letter={letter} locale={locale} onAnswered={load} />
      )}
      <ConsentHistory />
    </div>
  );
}
