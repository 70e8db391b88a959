'use client';

import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import styles from './staff.module.scss';

interface WorkDialogProps {
  readonly title: string;
  /** Label of the confirming button. */
  readonly action: string;
  readonly busy: boolean;
  /** Whether the service refused one of the fields. */
  readonly invalid: boolean;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  /** Text and fields. */
  readonly children: ReactNode;
}

/** Asks for what a piece of work needs before it is done; the service says what is wrong with it. */
export function WorkDialog(props: WorkDialogProps) {
  const { title, action, busy, invalid, onClose, onSubmit, children } = props;
  const intl = useIntl();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The dialog takes the focus itself as it opens.
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  useEffect(() => {
    // Its description, the reason, is read out then.
    if (invalid) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [invalid]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <Modal
      show
      title={title}
      closeLabel={intl.formatMessage({ id: 'staff.close' })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {intl.formatMessage({ id: 'staff.back' })}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={styles.form} noValidate onSubmit={submit}>
        {children}
      </form>
    </Modal>
  );
}
