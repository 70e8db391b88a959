'use client';

import {
  useMutation,
  useQueryClient,
  type MutationOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { Conflict } from '@/lib/api/contract/health';
import { normalizeError, type ApiError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import {
  refreshBoard,
  staffMoveMutation,
  staffPaymentMutation,
  staffReturnMutation,
} from '@/lib/queries/staff';
import { answerRequestMutation, staffRequestKey } from '@/lib/queries/staff-requests';
import { decideReviewMutation, staffReviewKey } from '@/lib/queries/staff-reviews';
import { useUi } from '@/stores/ui';

interface Words<Input> {
  /** What is said once it is done. */
  readonly done: (input: Input) => string;
  /** What is said when somebody else was faster; the service's words where there are none. */
  readonly tooLate?: string;
  /** What is said of something that is not there any more. */
  readonly gone?: string;
}

/** Does work, says so, and looks at the board again, whatever came of it. */
function useWork<Answer, Input>(
  mutation: MutationOptions<Answer, Error, Input>,
  { done, tooLate, gone }: Words<Input>,
  refresh: (client: QueryClient) => Promise<unknown> = refreshBoard,
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
      const said = isTooLate(error) ? tooLate : error.code === 'NOT_FOUND' ? gone : undefined;
      showToast(said ?? error.message, 'danger');
    },
    onSettled: () => refresh(client),
  });
  return {
    busy: work.isPending,
    /** What the service says to the fields of a dialog. */
    fields: work.error ? normalizeError(work.error).fields : {},
    /** What speaks against a medicine of the order, and is to be weighed first. */
    conflicts: work.error ? conflictsOf(normalizeError(work.error)) : [],
    /** It had changed since it was read: what is shown now is to be read first. */
    isStale: work.error ? normalizeError(work.error).code === 'VERSION_STALE' : false,
    /** Resolves to whether nothing is left to do: it was done here or by somebody else, or has to be read again. */
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

function conflictsOf({ code, data }: ApiError): readonly Conflict[] {
  return code === 'CONFLICT_UNACKNOWLEDGED' ? (data['conflicts'] as readonly Conflict[]) : [];
}

function isTooLate({ code }: ApiError): boolean {
  return code === 'ORDER_STATE' || code === 'VERSION_STALE';
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

export function useReviewDecision() {
  const intl = useIntl();
  return useWork(
    decideReviewMutation(useLocale()),
    {
      done: ({ reason }) =>
        intl.formatMessage({ id: reason === undefined ? 'staff.published' : 'staff.rejected' }),
      gone: intl.formatMessage({ id: 'staff.reviewGone' }),
    },
    (client) => client.invalidateQueries({ queryKey: staffReviewKey }),
  );
}

export function useRequestAnswer() {
  const intl = useIntl();
  return useWork(
    answerRequestMutation(useLocale()),
    {
      done: () => intl.formatMessage({ id: 'staff.requestSent' }),
      gone: intl.formatMessage({ id: 'staff.requestGone' }),
    },
    (client) => client.invalidateQueries({ queryKey: staffRequestKey }),
  );
}
