'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Branch } from '@/lib/branches/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './branch-dialog.module.scss';
import { readyWords, todayWords } from './branch-times';

export function BranchTimes({ branch }: { readonly branch: Branch }) {
  const intl = useIntl();
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const { open_now: open, ready_at: readyAt, stock } = branch;
  const today = todayWords(branch, now);
  const ready = readyAt === null ? undefined : readyWords(readyAt, now, locale);
  return (
    <span className={styles.times}>
      <span data-open={open}>
        {intl.formatMessage({ id: open ? 'branches.open' : 'branches.closed' })}
      </span>
      <span>{intl.formatMessage({ id: today.id }, today.values)}</span>
      {ready && <strong>{intl.formatMessage({ id: ready.id }, ready.values)}</strong>}
      {!ready && stock !== 'none' && (
        <span>{intl.formatMessage({ id: 'branches.counterOnly' })}</span>
      )}
    </span>
  );
}
