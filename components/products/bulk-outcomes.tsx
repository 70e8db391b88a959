'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { BulkChange } from '@/lib/products/contract-bulk';
import type { BulkOutcome } from '@/lib/products/contract-values';
import type { ShelfChoices } from '@/lib/shelves/queries';
import styles from './bulk.module.scss';

const ORDER: readonly BulkOutcome[] = ['planned', 'done', 'undone', 'refused', 'kept', 'same'];

/** How many products changed or would change, how many stay, and why. */
export function BulkOutcomes({ bulk }: { readonly bulk: BulkChange }) {
  const intl = useIntl();
  const first = bulk.applied_at === null ? 'planned' : 'done';
  const outcomes = ORDER.flatMap((name) => bulk.outcomes.filter(({ outcome }) => outcome === name));
  const isEmpty = !outcomes.some(({ outcome }) => [first, 'undone'].includes(outcome));
  return (
    <ul className={styles.outcomes}>
      {isEmpty && (
        <li>{intl.formatMessage({ id: `products.bulk.outcome.${first}` }, { count: 0 })}</li>
      )}
      {outcomes.map(({ outcome, reason, product_count: count, names }) => (
        <li key={`${outcome} ${String(reason)}`}>
          <strong>
            {intl.formatMessage({ id: `products.bulk.outcome.${reason ?? outcome}` }, { count })}
          </strong>
          <span>
            {intl.formatMessage(
              { id: 'products.bulk.names' },
              { names: names.join(', '), more: count - names.length },
            )}
          </span>
        </li>
      ))}
      {bulk.unsold.map(({ code, product_count: count }) => (
        <li key={code}>
          {intl.formatMessage(
            { id: 'products.bulk.unsold' },
            { count, reason: intl.formatMessage({ id: `products.sold.${code}` }) },
          )}
        </li>
      ))}
    </ul>
  );
}

/** A part that takes the focus when it appears, and that can be scrolled by keyboard. */
export function ReadNext({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} className={styles.body} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

/** Name of the change, with its department or brand. */
export function useBulkName(shelves: ShelfChoices) {
  const intl = useIntl();
  return ({ kind, brand_id: brand, department_id: department }: BulkChange['change']) => {
    const choices = kind === 'brand' ? shelves.brands : shelves.departments;
    const id = String(brand ?? department ?? '');
    const shelf = choices.find(({ value }) => value === id)?.label ?? 'none';
    return intl.formatMessage(
      { id: 'products.bulk.made' },
      { kind: intl.formatMessage({ id: `products.bulk.kind.${kind}` }), shelf },
    );
  };
}
