import type { TotalsRow as WireRow } from '@/lib/cart/contract';
import { formatBaht } from '@/lib/format/money';
import styles from './totals.module.scss';

export interface TotalsRow {
  readonly label: string;
  readonly value: string;
  readonly tone?: 'saving';
}

/** Formatted rows of the service; a delivery fee of 0 is shown as free. */
export function shownRows(rows: readonly WireRow[], free: string): readonly TotalsRow[] {
  return rows.map(({ kind, label, amount }) => ({
    label,
    value: kind === 'delivery_fee' && amount === 0 ? free : formatBaht(amount),
    ...(kind === 'reduction' ? { tone: 'saving' as const } : {}),
  }));
}

interface TotalsProps {
  readonly rows: readonly TotalsRow[];
  readonly total: { readonly label: string; readonly value: string; readonly note: string };
  readonly isStale?: boolean;
  readonly staleLabel?: string;
}

export function Totals({ rows, total, isStale = false, staleLabel }: TotalsProps) {
  return (
    <dl className={styles.totals} data-stale={isStale} aria-live="polite" aria-busy={isStale}>
      {rows.map(({ label, value, tone }, index) => (
        // Two promotions may share a name.
        <div key={`${String(index)} ${label}`} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>
          {total.label} <small>{isStale ? staleLabel : total.note}</small>
        </dt>
        <dd>{total.value}</dd>
      </div>
    </dl>
  );
}
