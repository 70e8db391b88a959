'use client';

import { useId, type ReactNode, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Notice } from '@/components/ui/notice';
import type { ApiError } from '@/lib/api/error';
import styles from './form.module.scss';

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly refusal: ApiError | undefined;
  /** Fields that show their own faults; a refusal at none of them stands below the form. */
  readonly fields: readonly string[];
  readonly onSubmit: (event: SubmitEvent) => Promise<void>;
  readonly onClose: () => void;
  readonly size?: 'lg';
  readonly children: ReactNode;
}

/** Small dialog with a form of its own. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, busy, refusal, fields, size, onSubmit, onClose, children } = props;
  const intl = useIntl();
  const id = useId();
  const isAtField = fields.some((name) => refusal?.fields[name] !== undefined);
  return (
    <Modal
      show
      title={title}
      closeLabel={intl.formatMessage({ id: 'office.form.close' })}
      onClose={onClose}
      {...(size && { size })}
      footer={
        <Button type="submit" form={id} busy={busy}>
          {submitLabel}
        </Button>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          // React bubbles events out of dialogs: a form around this one would be sent, too.
          event.stopPropagation();
          void onSubmit(event);
        }}
      >
        {children}
        {refusal && !isAtField && (
          <Notice tone="danger" role="alert">
            {refusal.message}
          </Notice>
        )}
      </form>
    </Modal>
  );
}
