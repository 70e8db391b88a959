import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import type { Prescription } from '@/lib/prescriptions/contract';
import type { Side } from '@/lib/conversations/calls';
import { formatDay } from '@/lib/format/date';
import { LazyIntl } from '@/lib/i18n/lazy-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { prescriptionQuery } from '@/lib/prescriptions/queries';
import styles from './consultation.module.scss';
import { loadPrescriptionTexts } from './prescription-texts';

interface PrescriptionCardProps {
  readonly side: Side;
  readonly id: number;
  /** Shown below its details. */
  readonly below?: (prescription: Prescription) => ReactNode;
}

/** The prescription of a conversation: number, origin and decision. */
export function PrescriptionCard(props: PrescriptionCardProps) {
  return (
    <LazyIntl locale={useLocale()} load={loadPrescriptionTexts}>
      <Card {...props} />
    </LazyIntl>
  );
}

function Card({ side, id, below }: PrescriptionCardProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { data } = useQuery(prescriptionQuery(side, id));
  const text = (name: string) => intl.formatMessage({ id: `prescriptions.${name}` });
  if (!data) return null;
  const { number, state, issued_on: issuedOn, from, reason } = data;
  const rows: readonly (readonly [string, string])[] = [
    ['number', number],
    ['state', text(`state.${state}`)],
    ['issuedOn', issuedOn === null ? '' : formatDay(`${issuedOn}T00:00:00+07:00`, locale)],
    ['from', from],
    ['reason', reason ?? ''],
  ];
  return (
    <section className={styles.summary} aria-labelledby={`prescription-${side}`}>
      <h2 id={`prescription-${side}`}>{text('title')}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} hidden={value === ''}>
            <dt>{text(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {side === 'member' && state === 'accepted' && <p>{text('acceptedHint')}</p>}
      {below?.(data)}
    </section>
  );
}
