import type { ReactNode } from 'react';
import { Picture, type PictureName } from './picture';
import styles from './empty-state.module.scss';

interface EmptyStateProps {
  readonly image: PictureName;
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
      <Picture name={image} />
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
