'use client';

import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Notice } from '@/components/ui/notice';
import type { AddressBook } from '@/lib/api/endpoints/address-books';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { removeEntryMutation } from '@/lib/queries/address-books';
import type { Entry } from './entry';

interface RemoveDialogProps {
  readonly book: AddressBook;
  readonly entry: Entry;
  readonly onRemoved: () => Promise<void>;
  readonly onClose: () => void;
}

export function RemoveDialog({ book, entry, onRemoved, onClose }: RemoveDialogProps) {
  const intl = useIntl();
  const remove = useMutation({
    ...removeEntryMutation(book, useLocale()),
    onSuccess: async () => {
      onClose();
      await onRemoved();
    },
  });
  return (
    <Modal
      show
      brief
      title={intl.formatMessage({ id: 'account.removeTitle' })}
      closeLabel={intl.formatMessage({ id: 'account.close' })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            {intl.formatMessage({ id: 'account.keep' })}
          </Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() => {
              remove.mutate(entry.id);
            }}
          >
            {intl.formatMessage({ id: 'account.remove' })}
          </Button>
        </>
      }
    >
      <p>{[entry.name, ...entry.lines].join(' · ')}</p>
      {remove.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(remove.error).message}
        </Notice>
      )}
    </Modal>
  );
}
