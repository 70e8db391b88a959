import { useIntl, type IntlShape } from 'react-intl';
import type { AuditEntry } from '@/lib/audit/contract';
import { formatBaht } from '@/lib/format/money';
import styles from './audit.module.scss';

/** Fields in satang. */
const SUMS = new Set(['price', 'deal_price', 'member_price', 'refund_limit']);

/** Old and new values of an entry. Fields of a newer service have no name yet. */
export function AuditChanges({ changes }: Pick<AuditEntry, 'changes'>) {
  const intl = useIntl();
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, before, after }) => {
        const id = `audit.field.${field}`;
        return (
          <li key={field} className={styles.parts}>
            <span title={field}>{id in intl.messages ? intl.formatMessage({ id }) : field}</span>
            <del>{show(intl, field, before)}</del>
            <ins>{show(intl, field, after)}</ins>
          </li>
        );
      })}
    </ul>
  );
}

/** Texts without quotes; lists by their entries; structures as JSON. */
function show(intl: IntlShape, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') {
    return intl.formatMessage({ id: 'audit.empty' });
  }
  if (typeof value === 'boolean')
    return intl.formatMessage({ id: `audit.${value ? 'yes' : 'no'}` });
  if (typeof value === 'number' && SUMS.has(field)) return formatBaht(value / 100);
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
    return value.length === 0 ? intl.formatMessage({ id: 'audit.empty' }) : value.join(', ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
