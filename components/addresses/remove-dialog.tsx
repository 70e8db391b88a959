'use client';

import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { AddressBook } from '@/lib/addresses/calls-books';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { removeEntryMutation } from '@/lib/addresses/queries-books';
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
    <ConfirmDialog
      title={intl.formatMessage({ id: 'members.removeTitle' })}
      text={[entry.name, ...entry.lines].join(' · ')}
      labels={{
        close: intl.formatMessage({ id: 'members.close' }),
        keep: intl.formatMessage({ id: 'members.keep' }),
        confirm: intl.formatMessage({ id: 'members.remove' }),
      }}
      busy={remove.isPending}
      refusal={remove.error ? normalizeError(remove.error).message : undefined}
      onConfirm={() => {
        remove.mutate(entry.id);
      }}
      onClose={onClose}
    />
  );
}
