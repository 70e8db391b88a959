import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { MediaPicture } from '@/lib/media/contract';
import { mediaKey, moveMediaMutation } from '@/lib/media/queries';
import { useUi } from '@/stores/ui';

/** Moves a picture to the bin, or back from it. */
export function MoveButton({ picture }: { readonly picture: MediaPicture }) {
  const intl = useIntl();
  const queries = useQueryClient();
  const { id, version, deleted_at: deletedAt } = picture;
  const move = deletedAt === null ? 'bin' : 'restore';
  const text = (name: string) => intl.formatMessage({ id: `media.${name}` });
  const { showToast } = useUi.getState();
  const moving = useMutation({
    ...moveMediaMutation(useLocale()),
    onSuccess: () => {
      showToast(text(`done.${move}`));
    },
    onError: (failure) => {
      showToast(normalizeError(failure).message, 'danger');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: mediaKey }),
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={moving.isPending}
      onClick={() => {
        moving.mutate({ id, version, move });
      }}
    >
      {text(`move.${move}`)}
    </Button>
  );
}
