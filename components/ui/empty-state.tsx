import type { ReactNode } from 'react';
import styles from './empty-state.module.scss';
import { Picture } from './picture';

interface EmptyStateProps {
  /** A drawing of `public/images`. */
  readonly image: string;
  readonly title: string;
  readonly text?: string;
  /** One button or link. */
  readonly action?: ReactNode;
  /** The heading's level; 1 where it is the whole page. */
  readonly level?: 1 | 2 | 3;
}

/** A picture, one sentence, one action. */
export function EmptyState({ image, title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <Picture className={styles.picture} src={image} alt="" width={240} height={180} unoptimized />
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
