'use client';

import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { useUi } from '@/stores/ui';

interface AlertModalProps {
  readonly title: string;
  readonly text: string;
  readonly ok: string;
  readonly close: string;
}

export function AlertModal({ title, text, ok, close }: AlertModalProps) {
  const closeAlert = useUi((state) => state.closeAlert);
  return (
    <Modal
      show
      brief
      title={title}
      closeLabel={close}
      onClose={closeAlert}
      footer={
        <Button autoFocus onClick={closeAlert}>
          {ok}
        </Button>
      }
    >
      <p>{text}</p>
    </Modal>
  );
}
