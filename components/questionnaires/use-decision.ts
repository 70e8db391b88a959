import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { normalizeError } from '@/lib/api/error';
import { refreshCases } from '@/lib/questionnaires/queries';
import { useUi } from '@/stores/ui';

interface Decided<Given> {
  readonly mutation: { readonly mutationFn: (given: Given) => Promise<void> };
  /** Confirmation text. */
  readonly done: string;
}

/** A pharmacist's action on a case, which is reloaded afterwards, also after a refusal. */
export function useDecision<Given>({ mutation, done }: Decided<Given>) {
  const intl = useIntl();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const { mutate, isPending, error } = useMutation({
    ...mutation,
    retry: false,
    onSuccess: () => {
      showToast(intl.formatMessage({ id: done }));
    },
    onSettled: () => refreshCases(client),
  });
  return {
    ...{ decide: mutate, isPending },
    error: error ? normalizeError(error) : undefined,
  };
}
