'use client';

import { useMutation, useQueryClient, type MutationOptions } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { normalizeError, type ApiError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import {
  refreshBoard,
  staffMoveMutation,
  staffPaymentMutation,
  staffReturnMutation,
} from '@/lib/queries/staff';
import { useUi } from '@/stores/ui';

interface Words<Input> {
  /** What is said once it is done. */
  readonly done: (input: Input) => string;
  /** What is said when somebody else was faster; the service's words where there are none. */
  readonly tooLate?: string;
}

/** Does work, says so, and looks at the board again, whatever came of it. */
function useWork<Answer, Input>(
  mutation: MutationOptions<Answer, Error, Input>,
  { done, tooLate }: Words<Input>,
) {
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const work = useMutation({
    ...mutation,
    onSuccess: (_, input) => {
      showToast(done(input));
    },
    onError: (failure) => {
      const error = normalizeError(failure);
      if (Object.keys(error.fields).length > 0) return;
      showToast(isTooLate(error) ? (tooLate ?? error.message) : error.message, 'danger');
    },
    onSettled: () => refreshBoard(client),
  });
  return {
    busy: work.isPending,
    /** What the service says to the fields of a dialog. */
    fields: work.error ? normalizeError(work.error).fields : {},
    /** Resolves to whether nothing is left to do: it was done, here or by somebody else. */
    run: async (input: Input): Promise<boolean> => {
      try {
        await work.mutateAsync(input);
        return true;
      } catch (failure) {
        return isTooLate(normalizeError(failure));
      }
    },
    forget: work.reset,
  };
}

function isTooLate({ code }: ApiError): boolean {
  return code === 'ORDER_STATE';
}

export function useMove() {
  const intl = useIntl();
  return useWork(staffMoveMutation(useLocale()), {
    done: ({ id, move }) => {
      const done = intl.formatMessage({ id: `staff.move.${move}` });
      return intl.formatMessage({ id: 'staff.moved' }, { id, move: done });
    },
  });
}

export function useReturnDecision() {
  const intl = useIntl();
  return useWork(staffReturnMutation(useLocale()), {
    done: ({ id, move }) => {
      const done = intl.formatMessage({ id: `staff.return.${move}` });
      return intl.formatMessage({ id: 'staff.moved' }, { id, move: done });
    },
  });
}

/** @param orderId whose money it is */
export function usePaymentMove(orderId: string) {
  const intl = useIntl();
  return useWork(staffPaymentMutation(useLocale()), {
    done: ({ move }) => intl.formatMessage({ id: `staff.payment.done.${move}` }, { id: orderId }),
    tooLate: intl.formatMessage({ id: 'staff.payment.tooLate' }),
  });
}
