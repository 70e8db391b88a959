import { queryOptions } from '@tanstack/react-query';
import type { Side } from '../conversations/calls';
import {
  acceptPrescription,
  getPrescription,
  getWaitingPrescriptions,
  refusePrescription,
  takePrescription,
} from './calls';
import { http } from '../api/http';
import { consultationKey } from '../conversations/queries';

const WAITING_MS = 30_000;

/** Reloaded with the conversation. */
export function prescriptionQuery(side: Side, id: number) {
  return queryOptions({
    queryKey: [...consultationKey, 'prescription', side, id],
    queryFn: async () => getPrescription(await http(), side, id),
    staleTime: 0,
  });
}

export const waitingPrescriptionsQuery = queryOptions({
  queryKey: [...consultationKey, 'prescriptions'],
  queryFn: async () => getWaitingPrescriptions(await http()),
  staleTime: 0,
  refetchInterval: WAITING_MS,
});

export function acceptPrescriptionMutation(id: number) {
  return { mutationFn: async () => acceptPrescription(await http(), id), retry: false };
}

export function refusePrescriptionMutation(id: number) {
  return {
    mutationFn: async (reason: string) => refusePrescription(await http(), id, reason),
    retry: false,
  };
}

export const takePrescriptionMutation = {
  mutationFn: async (id: number) => takePrescription(await http(), id),
  retry: false,
};
