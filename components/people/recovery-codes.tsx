'use client';

import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import styles from './people.module.scss';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Called once they are saved. */
  readonly onDone: () => void;
}

/** New recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `people.${id}` });
  // The button that led here is gone, and the focus with it.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className={styles.recovery}>
      <h2 ref={heading} tabIndex={-1}>
        {text('recoveryTitle')}
      </h2>
      <p>{text('recoveryWhy')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onDone}>{text('recoverySaved')}</Button>
    </section>
  );
}
