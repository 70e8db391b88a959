import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Switch } from '@/components/ui/switch';
import { normalizeError } from '@/lib/api/error';
import { refreshConversation } from '@/lib/conversations/queries';
import { dutyMutation } from '@/lib/conversations/queries-desk';
import { useUi } from '@/stores/ui';
import styles from './desk.module.scss';

/** Whether this pharmacist gets conversations and counts as present. */
export function DutySwitch({ onDuty }: { readonly onDuty: boolean }) {
  const intl = useIntl();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const duty = useMutation({
    ...dutyMutation(),
    onError: (failure) => {
      showToast(normalizeError(failure).message, 'danger');
    },
    onSettled: () => refreshConversation(client),
  });
  const shown = duty.isPending ? duty.variables : onDuty;
  return (
    <div className={styles.duty}>
      <Switch
        label={intl.formatMessage({ id: 'conversations.deskDuty' })}
        checked={shown}
        onChange={(next) => {
          duty.mutate(next);
        }}
      />
      <span role="status">
        {intl.formatMessage({ id: shown ? 'conversations.deskOn' : 'conversations.deskOff' })}
      </span>
    </div>
  );
}
