'use client';

import {
  useMutation,
  useQueryClient,
  type MutationOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { Conflict } from '@/lib/health/contract';
import { normalizeError, type ApiError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import {
  refreshBoard,
  staffMoveMutation,
  staffPaymentMutation,
  staffReturnMutation,
} from '@/lib/staff/queries';
import { answerRequestMutation, staffRequestKey } from '@/lib/privacy/queries-staff';
import { decideReviewMutation, staffReviewKey } from '@/lib/reviews/queries-staff';
import { useUi } from '@/stores/ui';

interface Words<Input> {
  /** Toast on success. */
  readonly done: (input: Input) => string;
  /** Toast for something that no longer exists. */
  readonly gone?: string;
}

/** Makes a call, tells the outcome, and refreshes the board. */
function useWork<Answer, Input>(
  mutation: MutationOptions<Answer, Error, Input>,
  { done, gone }: Words<Input>,
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
      const said = error.code === 'NOT_FOUND' ? gone : undefined;
      showToast(said ?? error.message, 'danger');
    },
    onSettled: () => refresh(client),
  });
  return {
    busy: work.isPending,
    /** Errors of the service by field. */
    fields: work.error ? normalizeError(work.error).fields : {},
    /** Conflicts of a medicine in the order, to be acknowledged first. */
    conflicts: work.error ? conflictsOf(normalizeError(work.error)) : [],
    /** It had changed since it was read: what is shown now is to be read first. */
    isStale: work.error ? normalizeError(work.error).code === 'VERSION_STALE' : false,
    /** `late`: a colleague was faster, or the order changed; a dialog stays open where it is `refused`. */
    run: async (input: Input): Promise<'done' | 'late' | 'refused'> => {
      try {
        await work.mutateAsync(input);
        return 'done';
      } catch (failure) {
        return isTooLate(normalizeError(failure)) ? 'late' : 'refused';
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
