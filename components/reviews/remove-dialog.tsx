'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { ownReviewKey, removeReviewMutation } from '@/lib/reviews/queries';
import { useUi } from '@/stores/ui';

interface RemoveDialogProps {
  readonly reviewId: number;
  readonly onClose: () => void;
}

export function RemoveDialog({ reviewId, onClose }: RemoveDialogProps) {
  const intl = useIntl();
  const queries = useQueryClient();
  const remove = useMutation({
    ...removeReviewMutation(useLocale()),
    onSuccess: async () => {
      onClose();
      useUi.getState().showToast(intl.formatMessage({ id: 'reviews.removed' }));
      await queries.invalidateQueries({ queryKey: ownReviewKey });
    },
  });
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'reviews.removeTitle' })}
      text={intl.formatMessage({ id: 'reviews.removeText' })}
      labels={{
        close: intl.formatMessage({ id: 'reviews.close' }),
        keep: intl.formatMessage({ id: 'reviews.keep' }),
        confirm: intl.formatMessage({ id: 'reviews.removeIt' }),
      }}
      busy={remove.isPending}
      refusal={remove.error ? normalizeError(remove.error).message : undefined}
      onConfirm={() => {
        remove.mutate(reviewId);
      }}
      onClose={onClose}
    />
  );
}
