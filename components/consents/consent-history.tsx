import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { consentHistoryQuery } from '@/lib/consents/queries';
import styles from './consent.module.scss';

export function ConsentHistory() {
  const intl = useIntl();
  const locale = useLocale();
  const { data = [] } = useQuery(consentHistoryQuery);
  if (data.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{intl.formatMessage({ id: 'consents.history' }, { count: data.length })}</summary>
      <ul>
        {data.map(({ version, decision, answered_at: at }) => (
          <li key={at}>
            <time dateTime={at}>{formatDateTime(at, locale)}</time>
            {intl.formatMessage({ id: `consents.history.${decision}` }, { version })}
          </li>
        ))}
      </ul>
    </details>
  );
}
