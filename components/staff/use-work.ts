'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { normalizeError } from '@/lib/api/error';
import type { ReturnMoveInput, StaffMoveInput } from '@/lib/api/endpoints/staff';
import { useLocale } from '@/lib/i18n/use-locale';
import { refreshBoard, staffMoveMutation, staffReturnMutation } from '@/lib/queries/staff';
import { useUi } from '@/stores/ui';

/** Does work on an order, says so, and looks at the board again, whatever came of it. */
export function useWork() {
  const intl = useIntl();
  const locale = useLocale();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const after = (name: string) => ({
    onSuccess: (_: unknown, { id, move }: { id: string; move: string }) => {
      const done = intl.formatMessage({ id: `staff.${name}.${move}` });
      showToast(intl.formatMessage({ id: 'staff.moved' }, { id, move: done }));
    },
    onError: (failure: unknown) => {
      const error = normalizeError(failure);
      if (Object.keys(error.fields).length === 0) showToast(error.message, 'danger');
    },
    onSettled: () => refreshBoard(client),
  });
  const move = useMutation({ ...staffMoveMutation(locale), ...after('move') });
  const back = useMutation({ ...staffReturnMutation(locale), ...after('return') });
  return {
    busy: move.isPending || back.isPending,
    /** What the service says to the fields of a dialog. */
    fields: move.error ? normalizeError(move.error).fields : {},
    /** Resolves to whether it was done. */
    move: (input: StaffMoveInput) => settled(move.mutateAsync(input)),
    decide: (input: ReturnMoveInput) => settled(back.mutateAsync(input)),
    forget: move.reset,
  };
}

async function settled(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
}
