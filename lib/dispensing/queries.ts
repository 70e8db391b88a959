import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  exportDispensingRecords,
  getDispensingRecords,
  getLabels,
  getOwnDispensing,
  type RecordRange,
} from './calls';
import { http } from '../api/http';
import type { PlaceAsked } from '../api/place';
import type { Locale } from '../i18n/locale';

const PER_PAGE = 20;

/** Refetched for each print, since the order may have changed. */
export function labelsMutation(locale: Locale) {
  return { mutationFn: async (id: string) => getLabels(await http(), id, locale), retry: false };
}

export function dispensingRecordsQuery(range: RecordRange, place: PlaceAsked) {
  return queryOptions({
    queryKey: ['dispensing-records', range, place],
    queryFn: async () =>
      getDispensingRecords(await http(), { ...range, ...place, per_page: PER_PAGE }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export function exportRecordsMutation(locale: Locale) {
  return {
    mutationFn: async (range: RecordRange) =>
      exportDispensingRecords(await http(), { ...range, locale }),
    retry: false,
  };
}

/** Medicines of the member's order that were handed over by a pharmacist. */
export function ownDispensingQuery(orderId: string) {
  return queryOptions({
    queryKey: ['own-dispensing', orderId],
    queryFn: async () => getOwnDispensing(await http(), orderId),
  });
}
