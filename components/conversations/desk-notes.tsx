import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { notesQuery } from '@/lib/conversations/queries-desk';
import styles from './desk.module.scss';

/** Hand-over notes of colleagues; members do not see them. */
export function DeskNotes({ id }: { readonly id: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data = [] } = useQuery(notesQuery(id, locale));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">{intl.formatMessage({ id: 'conversations.deskNotes' })}</h2>
      <dl className={styles.patient}>
        {data.map((note) => (
          <div key={note.id}>
            <dt>{note.by}</dt>
            <dd>{note.body}</dd>
            <dd>
              <small>
                <time dateTime={note.at}>{formatDateTime(note.at, locale)}</time>
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
