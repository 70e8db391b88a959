'use client';

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { questionnaireQuery, questionnairesQuery } from '@/lib/questionnaires/queries';
import type { BranchSlot } from './branch-slot';
import { QuestionnaireForm } from './questionnaire-form';
import styles from './questionnaires.module.scss';

interface QuestionnaireStartProps {
  /** Where the medicine is picked up. */
  readonly branches: (slot: BranchSlot) => ReactNode;
}

/** The condition is in the hash, which reaches no server; without one the visitor chooses. */
export function QuestionnaireStart({ branches }: QuestionnaireStartProps) {
  const slug = useSyncExternalStore(listen, readSlug, () => '');
  return slug === '' ? <Conditions /> : <Questionnaire slug={slug} branches={branches} />;
}

function listen(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
  };
}

function readSlug(): string {
  return window.location.hash.slice(1).replaceAll(/[^a-z0-9-]/g, '');
}

function Questionnaire({ slug, branches }: QuestionnaireStartProps & { readonly slug: string }) {
  const intl = useIntl();
  const { data, isError, refetch } = useQuery(questionnaireQuery(slug, useLocale()));
  if (isError && !data) {
    return (
      <LoadFailed
        title={intl.formatMessage({ id: 'questionnaires.loadError' })}
        retryLabel={intl.formatMessage({ id: 'questionnaires.retry' })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label={intl.formatMessage({ id: 'questionnaires.waiting' })} />;
  return (
    <QuestionnaireForm
      key={`${data.slug} ${String(data.version)}`}
      questionnaire={data}
      branches={branches}
      onStale={() => void refetch()}
    />
  );
}

function Conditions() {
  const intl = useIntl();
  const locale = useLocale();
  const { data } = useQuery(questionnairesQuery(locale));
  if (!data) return <Spinner label={intl.formatMessage({ id: 'questionnaires.waiting' })} />;
  return (
    <>
      <p className={styles.paragraph}>{intl.formatMessage({ id: 'questionnaires.choose' })}</p>
      <ul className={styles.conditions}>
        {data.entities.map(({ slug, name, lead }) => (
          <li key={slug} className={styles.condition}>
            <h2>
              <Link href={pathTo(locale, '/pharmacy/conditions/:condition', { condition: slug })}>
                {name}
              </Link>
            </h2>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
