import type { ReactNode } from 'react';
import styles from './cookie-dialog.module.scss';

interface CookiePanelProps {
  readonly title: string;
  readonly text: string;
  readonly control?: ReactNode;
}

export function CookiePanel({ title, text, control }: CookiePanelProps) {
  return (
    <>
      <div className={styles.head}>
        <h3>{title}</h3>
        {control}
      </div>
      <p className={styles.text}>{text}</p>
    </>
  );
}
