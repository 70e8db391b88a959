import { clockTime } from '@/lib/format/bangkok';
import styles from './chat.module.scss';
import type { ChatLine } from './chat-lines';

interface TurnLinesProps {
  readonly lines: readonly ChatLine[];
  /** When the message before them was said; missing above the first one. */
  readonly after: string | undefined;
  /** When the message below them was said; missing below the last one. */
  readonly until?: string;
}

/** Events between two messages. */
export function TurnLines({ lines, after = '', until }: TurnLinesProps) {
  return lines
    .filter(({ at }) => at > after && (until === undefined || at <= until))
    .map(({ key, at, text }) => (
      <li key={key} className={styles.turn}>
        <span>{text}</span>
        <time dateTime={at}>{clockTime(at)}</time>
      </li>
    ));
}
