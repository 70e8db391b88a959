'use client';

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import styles from './form.module.scss';
import { LeaveGuard } from './leave-guard';

interface FormBarProps {
  /** Labels of the changed fields. */
  readonly changed: readonly string[];
  readonly saveLabel: string;
  readonly busy: boolean;
  readonly onDiscard: () => void;
  /** Another way to save. */
  readonly extra?: ReactNode;
}

/** Tells which fields changed, with both ways to go on; part of the form that it saves. */
export function FormBar({ changed, saveLabel, busy, onDiscard, extra }: FormBarProps) {
  const intl = useIntl();
  const names = intl.formatList(changed, { type: 'conjunction', style: 'narrow' });
  return (
    <>
      <div className={styles.bar} data-dirty={changed.length > 0}>
        <p role="status">
          {changed.length === 0
            ? intl.formatMessage({ id: 'office.form.unchanged' })
            : intl.formatMessage({ id: 'office.form.changed' }, { names })}
        </p>
        <Button variant="secondary" disabled={changed.length === 0 || busy} onClick={onDiscard}>
          {intl.formatMessage({ id: 'office.form.discard' })}
        </Button>
        {extra}
        <Button type="submit" busy={busy} disabled={changed.length === 0}>
          {saveLabel}
        </Button>
      </div>
      <LeaveGuard active={changed.length > 0} onLeave={onDiscard} />
    </>
  );
}
