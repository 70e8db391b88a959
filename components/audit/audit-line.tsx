import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import type { AuditEntry } from '@/lib/audit/contract';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { AuditChanges } from './audit-changes';
import { AuditSubject } from './audit-subject';
import styles from './audit.module.scss';

/** One entry: person, action and thing lead to their other entries. */
export function AuditLine({ entry }: { readonly entry: AuditEntry }) {
  const intl = useIntl();
  const locale = useLocale();
  const { person, at, action, subject, cause, address, changes, detail } = entry;
  const path = pathTo(locale, '/staff/audit');
  // Actions of a newer service have no name yet.
  const id = `audit.action.${action}`;
  return (
    <li>
      <p className={styles.parts}>
        <time dateTime={at}>{formatDateTime(at, locale)}</time>
        <Link href={`${path}?member_id=${String(person.member_id)}`}>
          {person.name || person.member_id}
        </Link>
        <Link href={`${path}?action=${encodeURIComponent(action)}`} title={action}>
          {id in intl.messages ? intl.formatMessage({ id }) : action}
        </Link>
        <AuditSubject subject={subject} />
      </p>
      <AuditChanges changes={changes} />
      <p className={styles.origin}>
        <span>{intl.formatMessage({ id: `audit.cause.${cause}` })}</span>
        {typeof detail['import'] === 'number' && (
          <AuditSubject subject={`import ${String(detail['import'])}`} />
        )}
        {typeof detail['bulk'] === 'number' && (
          <span>{intl.formatMessage({ id: 'audit.bulk' }, { id: detail['bulk'] })}</span>
        )}
        {typeof detail['draft'] === 'number' && (
          <span>{intl.formatMessage({ id: 'audit.draft' }, { id: detail['draft'] })}</span>
        )}
        <span>{address}</span>
      </p>
    </li>
  );
}
