import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { leaveMutation, refreshConversation } from '@/lib/conversations/queries';

interface EndDialogProps {
  readonly id: number;
  /** Whether the member leaves the queue, and no pharmacist. */
  readonly waits: boolean;
  readonly onClose: () => void;
}

/** Asks before the conversation ends: an end that waits to be undone would differ from tab to tab. */
export function EndDialog({ id, waits, onClose }: EndDialogProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const leave = useMutation({
    ...leaveMutation(useLocale()),
    onSuccess: onClose,
    onSettled: () => refreshConversation(client),
  });
  const text = (name: string) =>
    intl.formatMessage({ id: `conversations.${waits ? 'leaving' : 'ending'}.${name}` });
  return (
    <ConfirmDialog
      title={text('title')}
      text={text('text')}
      labels={{
        close: intl.formatMessage({ id: 'conversations.close' }),
        keep: text('keep'),
        confirm: text('confirm'),
      }}
      busy={leave.isPending}
      refusal={leave.error ? normalizeError(leave.error).message : undefined}
      onConfirm={() => {
        leave.mutate(id);
      }}
      onClose={onClose}
    />
  );
}
