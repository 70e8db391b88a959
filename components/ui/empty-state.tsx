import type { ReactNode } from 'react';
import styles from './empty-state.module.scss';
import { Picture } from './picture';

interface EmptyStateProps {
  /** Path of a drawing in `public/images`. */
  readonly image: string;
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
  /** Heading level; 1 for a whole page. */
  readonly level?: 1 | 2 | 3;
}

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
