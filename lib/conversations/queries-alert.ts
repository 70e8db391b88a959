import { queryOptions } from '@tanstack/react-query';
import { getOpeningAlert, setOpeningAlert, withdrawConsent } from './calls';
import { http } from '../api/http';
import { consultationKey } from './queries';

export const openingAlertQuery = queryOptions({
  queryKey: [...consultationKey, 'alert'],
  queryFn: async () => getOpeningAlert(await http()),
  staleTime: 0,
});

export const openingAlertMutation = {
  mutationFn: async (on: boolean) => setOpeningAlert(await http(), on),
  retry: false,
};

/** Ends running conversations, and deletes past ones. */
export const withdrawMutation = {
  mutationFn: async () => withdrawConsent(await http()),
  retry: false,
};
