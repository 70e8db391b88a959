import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './question.module.scss';

interface QuestionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Disclosure that works without scripts. */
export function Question({ title, children }: QuestionProps) {
  return (
    <details className={styles.question} data-question="">
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
