'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Spinner } from '@/components/ui/spinner';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { conversationLogQuery } from '@/lib/conversations/queries';
import styles from './consultation.module.scss';

/** Log of a conversation: pharmacists, acts and times. */
export function LogView({ id }: { readonly id: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data } = useQuery(conversationLogQuery(id, locale));
  if (!data) return <Spinner label={intl.formatMessage({ id: 'conversations.waiting' })} />;
  if (data.entities.length === 0)
    return <p>{intl.formatMessage({ id: 'conversations.noLogs' })}</p>;
  return (
    <ul className={styles.history}>
      {data.entities.map(({ act, by, at }) => (
        <li key={`${act} ${at}`}>
          <span>{intl.formatMessage({ id: `conversations.act.${act}` }, { name: by })}</span>
          <small>{formatDateTime(at, locale)}</small>
        </li>
      ))}
    </ul>
  );
}
