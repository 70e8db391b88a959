import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import type { WorseList } from '@/lib/follow-ups/contract';
import { formatDateTime } from '@/lib/format/date';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './desk.module.scss';

const loadTexts = (locale: Locale) => textsOf(import(`../../messages/follow-ups/${locale}.json`));

interface WorseEntriesProps {
  readonly entries: WorseList['entities'];
}

/** By topic and time, like the queue; their text is in the conversation they start. */
export function WorseEntries(props: WorseEntriesProps) {
  return (
    <LazyIntl locale={useLocale()} load={loadTexts}>
      <Entries {...props} />
    </LazyIntl>
  );
}

function Entries({ entries }: WorseEntriesProps) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `follow-ups.${name}` });
  return (
    <section className={styles.queue} aria-labelledby="worse">
      <h2 id="worse">{text('desk')}</h2>
      <ul className={styles.waiting}>
        {entries.map(({ conversation_id: id, question, at, mine, asked_again: again }) => (
          <li key={id}>
            <span>{question}</span>
            <small>
              <time dateTime={at}>{formatDateTime(at, locale)}</time>
            </small>
            {mine && <Badge tone="info">{text('deskMine')}</Badge>}
            {again && <Badge tone="success">{text('deskAgain')}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
