'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { DeskCaseList } from '@/lib/questionnaires/contract';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { deskCasesQuery } from '@/lib/questionnaires/queries';
import { useAuth } from '@/stores/auth';
import { TONE } from './case-tone';
import styles from './questionnaires.module.scss';

/** Lists undecided requests, the most urgent first, then recent decisions. */
export function DeskCases() {
  const intl = useIntl();
  const role = useAuth((state) => state.user?.role);
  return (
    <>
      <h1>{intl.formatMessage({ id: 'questionnaires.desk' })}</h1>
      {role === 'pharmacist' ? (
        <Work />
      ) : (
        <Notice tone="info">{intl.formatMessage({ id: 'questionnaires.deskOnly' })}</Notice>
      )}
    </>
  );
}

function Work() {
  const intl = useIntl();
  const locale = useLocale();
  const { data } = useQuery(deskCasesQuery(locale));
  const text = (id: string) => intl.formatMessage({ id: `questionnaires.${id}` });
  if (!data) return <Spinner label={text('waiting')} />;
  const waiting = data.entities.filter(({ state }) => state === 'waiting');
  const decided = data.entities.filter(({ state }) => state !== 'waiting');
  return (
    <>
      <Link href={pathTo(locale, '/staff/pharmacy')}>{text('toDesk')}</Link>
      <section aria-labelledby="cases-waiting">
        <h2 id="cases-waiting">{text('deskWaiting')}</h2>
        {waiting.length === 0 ? <p>{text('deskNone')}</p> : <Cases cases={waiting} />}
      </section>
      {decided.length > 0 && (
        <section aria-labelledby="cases-decided">
          <h2 id="cases-decided">{text('deskDecided')}</h2>
          <Cases cases={decided} />
        </section>
      )}
    </>
  );
}

function Cases({ cases }: { readonly cases: DeskCaseList['entities'] }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <ul className={styles.cases}>
      {cases.map(({ id, condition, product, state, asked, due_at: dueAt, created_at: at }) => (
        <li key={id}>
          <Link href={pathTo(locale, '/staff/cases/:case', { case: id })}>
            {intl.formatMessage(
              { id: 'questionnaires.deskCase' },
              { condition: condition === '' ? '–' : condition, product: product.name },
            )}
          </Link>
          <Badge tone={asked ? 'neutral' : TONE[state]}>
            {intl.formatMessage({
              id: asked ? 'questionnaires.deskAsked' : `questionnaires.state.${state}`,
            })}
          </Badge>
          <small>
            {dueAt === null
              ? formatDateTime(at, locale)
              : intl.formatMessage(
                  { id: 'questionnaires.deskDue' },
                  { time: formatDateTime(dueAt, locale) },
                )}
          </small>
        </li>
      ))}
    </ul>
  );
}
