'use client';

import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import styles from './checkout.module.scss';

interface FormEndProps {
  readonly isSaving: boolean;
  readonly failure: Error | null;
  readonly label: string;
  readonly onCancel: (() => void) | undefined;
}

/** Why it could not be saved, and the buttons. The page's one primary button stands in the summary. */
export function FormEnd({ isSaving, failure, label, onCancel }: FormEndProps) {
  const intl = useIntl();
  return (
    <>
      {failure && (
        <Notice tone="danger" role="alert">
          {normalizeError(failure).message}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" busy={isSaving}>
          {label}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {intl.formatMessage({ id: 'checkout.cancel' })}
          </Button>
        )}
      </div>
    </>
  );
}
