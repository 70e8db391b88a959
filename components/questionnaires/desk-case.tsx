'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { DeskCase as Wire } from '@/lib/questionnaires/contract';
import { normalizeError } from '@/lib/api/error';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { deskCaseQuery } from '@/lib/questionnaires/queries';
import { Answers } from './answers';
import { TONE } from './case-tone';
import { ApproveCase } from './approve-case';
import { AskCase } from './ask-case';
import { RefuseCase } from './refuse-case';
import styles from './questionnaires.module.scss';

interface DeskCaseProps {
  readonly id: number;
  /** The patient with notes and purchases. */
  readonly patient: (one: Wire) => ReactNode;
  /** Renders the conflicts of the medicine. */
  readonly conflicts: (conflicts: Wire['conflicts']) => ReactNode;
}

/** A request with all that a decision needs. */
export function DeskCase({ id, patient, conflicts }: DeskCaseProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { data, error } = useQuery(deskCaseQuery(id, locale));
  return (
    <div className={styles.case}>
      <Link href={pathTo(locale, '/staff/cases')}>
        {intl.formatMessage({ id: 'questionnaires.toCases' })}
      </Link>
      {error && !data && (
        <Notice tone="danger" role="alert">
          {normalizeError(error).message}
        </Notice>
      )}
      {!data && !error && <Spinner label={intl.formatMessage({ id: 'questionnaires.waiting' })} />}
      {data && <Whole one={data} {...{ patient, conflicts }} />}
    </div>
  );
}

type WholeProps = Omit<DeskCaseProps, 'id'> & { readonly one: Wire };

function Whole({ one, patient, conflicts }: WholeProps) {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `questionnaires.${id}` }, values);
  const { condition, product, qty, state } = one;
  return (
    <>
      <Head one={one} />
      <section className={styles.part} aria-labelledby="case-patient">
        <h2 id="case-patient">{text('deskPatient')}</h2>
        {patient(one)}
      </section>
      <section className={styles.part} aria-labelledby="case-answers">
        <h2 id="case-answers">{condition}</h2>
        <Answers answers={one.answers} />
      </section>
      <section className={styles.part} aria-labelledby="case-medicine">
        <h2 id="case-medicine">{text('ordered')}</h2>
        <p>{[product.name, text('packs', { count: qty })].join(' · ')}</p>
        {one.conflicts.length > 0 && <Notice tone="danger">{conflicts(one.conflicts)}</Notice>}
      </section>
      <Talk one={one} />
      {state === 'waiting' && (
        <>
          <ApproveCase key={one.version} one={one} conflicts={conflicts} />
          <AskCase id={one.id} />
          <RefuseCase one={one} />
        </>
      )}
    </>
  );
}

function Head({ one }: { readonly one: Wire }) {
  const intl = useIntl();
  const locale = useLocale();
  const { state, condition, due_at: dueAt, decision } = one;
  const due = dueAt === null ? '' : formatDateTime(dueAt, locale);
  return (
    <header>
      <h1>{intl.formatMessage({ id: 'questionnaires.deskTitle' }, { condition, id: one.id })}</h1>
      <p className={styles.row}>
        <Badge tone={TONE[state]}>
          {intl.formatMessage({ id: `questionnaires.state.${state}` })}
        </Badge>
        {due !== '' && (
          <span>{intl.formatMessage({ id: 'questionnaires.deskDue' }, { time: due })}</span>
        )}
      </p>
      {decision && (
        <p>
          {intl.formatMessage(
            { id: 'questionnaires.decidedBy' },
            {
              ...{ name: decision.by, licence: decision.licence_no },
              time: formatDateTime(decision.at, locale),
            },
          )}
        </p>
      )}
      {decision && <p className={styles.said}>{decision.directions || decision.reason}</p>}
    </header>
  );
}

/** Messages of the case's conversation. */
function Talk({ one: { conversation } }: { readonly one: Wire }) {
  const intl = useIntl();
  const locale = useLocale();
  if (!conversation) return null;
  return (
    <section className={styles.part} aria-labelledby="case-talk">
      <h2 id="case-talk">{intl.formatMessage({ id: 'questionnaires.deskTalk' })}</h2>
      <dl className={styles.answers}>
        {conversation.messages.map(({ id, by, body }) => (
          <div key={id}>
            <dt>{by ?? intl.formatMessage({ id: 'questionnaires.deskMember' })}</dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
      {conversation.mine && (
        <Link href={pathTo(locale, '/staff/pharmacy')}>
          {intl.formatMessage({ id: 'questionnaires.toDesk' })}
        </Link>
      )}
    </section>
  );
}
