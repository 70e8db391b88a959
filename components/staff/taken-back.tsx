'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import type { StaffOrder } from '@/lib/staff/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { staffQuery } from '@/lib/staff/queries';
import styles from './staff.module.scss';

export type Lost = StaffOrder['taken_back'][number];

interface TakenBackProps {
  readonly order: StaffOrder;
  /** Form with which a pharmacist replaces the approval. */
  readonly replace: (lost: Lost) => ReactNode;
}

/** Medicines whose approval was taken back, and the ways on. */
export function TakenBack({ order, replace }: TakenBackProps) {
  const intl = useIntl();
  const { data: who } = useQuery(staffQuery(useLocale()));
  const { taken_back: lost, moves } = order;
  if (lost.length === 0) return null;
  const isPharmacist = who?.role === 'pharmacist';
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `staff.takenBack.${id}` }, values);
  return (
    <section className={styles.part} aria-labelledby="staff-taken-back">
      <h2 id="staff-taken-back">{text('title')}</h2>
      <Notice tone="warning">
        <p>{text(isPharmacist ? 'replace' : 'ask')}</p>
        {moves.includes('cancel') && <p>{text('cancel')}</p>}
      </Notice>
      {lost.map((one) => (
        <div key={one.approval_id}>
          <p>{text('medicine', { name: one.product_name, qty: one.qty })}</p>
          {isPharmacist && replace(one)}
        </div>
      ))}
    </section>
  );
}
