'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { CaseState } from '@/lib/orders/contract-values';
import type { Case } from '@/lib/questionnaires/contract';
import { formatDateTime } from '@/lib/format/date';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { payPath } from '@/lib/orders/paths';
import { pathTo } from '@/lib/pages/path-to';
import { caseQuery } from '@/lib/questionnaires/queries';
import { Answers } from './answers';
import styles from './questionnaires.module.scss';

const NOTICE = {
  unpaid: 'warning',
  waiting: 'info',
  approved: 'success',
  refused: 'danger',
  lapsed: 'warning',
  dropped: 'info',
} as const satisfies Readonly<Record<CaseState, string>>;

/** State of a request with its decision, order and answers. */
export function CaseView({ id }: { readonly id: number }) {
  const intl = useIntl();
  const { data, isError, refetch } = useQuery(caseQuery(id, useLocale()));
  const text = (name: string) => intl.formatMessage({ id: `questionnaires.${name}` });
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
  return <Whole one={data} />;
}

function Whole({ one }: { readonly one: Case }) {
  const intl = useIntl();
  const { answers } = one;
  return (
    <div className={styles.case}>
      <State one={one} />
      <Decision one={one} />
      <Ordered one={one} />
      <section className={styles.part} aria-labelledby="case-answers">
        <h2 id="case-answers">{intl.formatMessage({ id: 'questionnaires.answers' })}</h2>
        {answers.length === 0 ? (
          <p>{intl.formatMessage({ id: 'questionnaires.erased' })}</p>
        ) : (
          <Answers answers={answers} />
        )}
      </section>
    </div>
  );
}

function State({ one }: { readonly one: Case }) {
  const intl = useIntl();
  const locale = useLocale();
  const { state, due_at: dueAt, asked, conversation_id: conversation } = one;
  const time = dueAt === null ? '' : formatDateTime(dueAt, locale);
  return (
    <Notice tone={NOTICE[state]} role="status">
      <strong>{intl.formatMessage({ id: `questionnaires.state.${state}` })}</strong>
      <p>{intl.formatMessage({ id: `questionnaires.stateText.${state}` }, { time })}</p>
      {state === 'waiting' && asked && (
        <p className={styles.row}>
          <span>{intl.formatMessage({ id: 'questionnaires.asked' })}</span>
          <Link href={pathTo(locale, '/pharmacy/consult/:conversation', { conversation })}>
            {intl.formatMessage({ id: 'questionnaires.answerThere' })}
          </Link>
        </p>
      )}
      {state === 'unpaid' && (
        <ButtonLink size="sm" href={payPath(locale, one.order_id, one.payment_method)}>
          {intl.formatMessage({ id: 'questionnaires.payNow' }, { total: formatBaht(one.total) })}
        </ButtonLink>
      )}
    </Notice>
  );
}

function Decision({ one: { decision, state } }: { readonly one: Case }) {
  const intl = useIntl();
  const locale = useLocale();
  if (!decision) return null;
  const { by, licence_no: licence, at, directions, reason } = decision;
  const said = state === 'approved' ? directions : reason;
  return (
    <section className={styles.part} aria-labelledby="case-decision">
      <h2 id="case-decision">{intl.formatMessage({ id: `questionnaires.decision.${state}` })}</h2>
      <p className={styles.said}>
        {said === '' ? intl.formatMessage({ id: 'questionnaires.erased' }) : said}
      </p>
      <p className={styles.hint}>
        {intl.formatMessage(
          { id: 'questionnaires.decidedBy' },
          { name: by, licence, time: formatDateTime(at, locale) },
        )}
      </p>
      {state === 'refused' && (
        <div>
          <ButtonLink variant="secondary" href={pathTo(locale, '/pharmacy/consult')}>
            {intl.formatMessage({ id: 'questionnaires.chat' })}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

function Ordered({ one }: { readonly one: Case }) {
  const intl = useIntl();
  const locale = useLocale();
  const { product, qty, total, patient, order_id: order, conversation_id: conversation } = one;
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `questionnaires.${id}` }, values);
  const facts = [product.name, text('packs', { count: qty }), formatBaht(total)];
  return (
    <section className={styles.part} aria-labelledby="case-order">
      <h2 id="case-order">{text('ordered')}</h2>
      <p>{facts.join(' · ')}</p>
      <p>{patient.relation === 'self' ? text('self') : text('for', { name: patient.name })}</p>
      <p>
        <Link href={pathTo(locale, '/orders/:order', { order })}>
          {text('seeOrder', { order })}
        </Link>
      </p>
      <p>
        <Link href={pathTo(locale, '/pharmacy/history/:conversation/logs', { conversation })}>
          {text('log')}
        </Link>
      </p>
    </section>
  );
}
