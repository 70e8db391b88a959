'use client';

import { Button } from './button';
import { Modal } from './modal';
import { Notice } from './notice';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly labels: { readonly close: string; readonly keep: string; readonly confirm: string };
  readonly busy: boolean;
  readonly refusal: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirmation of a destructive action; the cancel button has the focus. Loaded on demand, like the modal. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, labels, busy, refusal, onConfirm, onClose } = props;
  return (
    <Modal
      show
      brief
      title={title}
      closeLabel={labels.close}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            {labels.keep}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </Modal>
  );
}
