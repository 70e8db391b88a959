'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { ownReviewKey, removeReviewMutation } from '@/lib/queries/reviews';
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
    <Modal
      show
      brief
      title={intl.formatMessage({ id: 'reviews.removeTitle' })}
      closeLabel={intl.formatMessage({ id: 'reviews.close' })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            {intl.formatMessage({ id: 'reviews.keep' })}
          </Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() => {
              remove.mutate(reviewId);
            }}
          >
            {intl.formatMessage({ id: 'reviews.removeIt' })}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage({ id: 'reviews.removeText' })}</p>
      {remove.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(remove.error).message}
        </Notice>
      )}
    </Modal>
  );
}
