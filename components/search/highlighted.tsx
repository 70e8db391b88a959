import { highlight } from '@/lib/search/highlight';
import styles from './suggestion-list.module.scss';

interface HighlightedProps {
  readonly text: string;
  readonly query: string;
}

export function Highlighted({ text, query }: HighlightedProps) {
  return highlight(text, query).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={styles.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
