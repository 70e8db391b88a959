'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { normalizeError } from '@/lib/api/error';
import { openingAlertMutation, openingAlertQuery } from '@/lib/conversations/queries-alert';
import { useUi } from '@/stores/ui';

/** Asks for one notice when a pharmacist is there; pressed again, takes the wish back. */
export function AlertButton({ label }: { readonly label: string }) {
  const intl = useIntl();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const { data } = useQuery(openingAlertQuery);
  const alert = useMutation({
    ...openingAlertMutation,
    // An answer from before the press would take it back.
    onMutate: () => client.cancelQueries({ queryKey: openingAlertQuery.queryKey }),
    onSuccess: (on) => {
      client.setQueryData(openingAlertQuery.queryKey, on);
      if (on) showToast(intl.formatMessage({ id: 'conversations.alertSet' }));
    },
    onError: (failure) => {
      showToast(normalizeError(failure).message, 'danger');
    },
  });
  const on = data ?? false;
  return (
    <Button
      variant="secondary"
      busy={alert.isPending}
      aria-pressed={on}
      onClick={() => {
        alert.mutate(!on);
      }}
    >
      {on ? intl.formatMessage({ id: 'conversations.alertOn' }) : label}
    </Button>
  );
}
