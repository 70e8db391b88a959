import { useIntl } from 'react-intl';
import type { ConversationDetail } from '@/lib/api/contract/conversations';
import { clockTime } from '@/lib/format/bangkok';
import styles from './chat.module.scss';

type Turn = ConversationDetail['turns'][number];

interface TurnLinesProps {
  readonly turns: readonly Turn[];
  /** When the message before them was said; missing above the first one. */
  readonly after: string | undefined;
  /** When the message below them was said; missing below the last one. */
  readonly until?: string;
}

/** Lines between messages: conversation taken, handed over or back in the queue. */
export function TurnLines({ turns, after = '', until }: TurnLinesProps) {
  const intl = useIntl();
  return turns
    .filter(({ at }) => at > after && (until === undefined || at <= until))
    .map(({ act, by, at }) => (
      <li key={`${act} ${at}`} className={styles.turn}>
        <span>{intl.formatMessage({ id: `consultation.turn.${act}` }, { name: by })}</span>
        <time dateTime={at}>{clockTime(at)}</time>
      </li>
    ));
}
