import styles from './totals.module.scss';

interface TotalsProps {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly total: { readonly label: string; readonly value: string; readonly note: string };
  /** The amounts are being calculated anew. */
  readonly isStale?: boolean;
  readonly staleLabel?: string;
}

/** Amounts under each other and what they come to; changes are announced. */
export function Totals({ rows, total, isStale = false, staleLabel }: TotalsProps) {
  return (
    <dl className={styles.totals} data-stale={isStale} aria-live="polite" aria-busy={isStale}>
      {rows.map(({ label, value }) => (
        <div key={label}>
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
