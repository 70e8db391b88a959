import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  addParcelEvent,
  decideStaffReturn,
  getStaff,
  getStaffCreditNote,
  getStaffInvoice,
  getStaffOrder,
  getStaffOrders,
  getStaffPayments,
  moveStaffOrder,
  resolveStaffPayment,
  type ParcelEventInput,
  type PaymentMoveInput,
  type ReturnMoveInput,
  type StaffMoveInput,
  type StaffOrderQuery,
  issueCallCode,
} from './calls';
import { http } from '../api/http';
import type { PlaceAsked } from '../api/place';
import type { Locale } from '../i18n/locale';

const REFRESH_MS = 15_000;
const PER_PAGE = 20;

const boardKeys = {
  orders: ['staff', 'orders'],
  order: ['staff', 'order'],
  payments: ['staff', 'payments'],
} as const;

/** The employee with the assigned branches. */
export function staffQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['staff', 'me', locale],
    queryFn: async () => getStaff(await http(), locale),
  });
}

/** Refetched every 15 seconds and on focus. */
export function staffOrdersQuery(
  locale: Locale,
  wanted: Omit<StaffOrderQuery, 'locale' | 'per_page'>,
) {
  return queryOptions({
    queryKey: [...boardKeys.orders, locale, wanted],
    queryFn: async () => getStaffOrders(await http(), { ...wanted, per_page: PER_PAGE, locale }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
}

/** Payments that need manual action; refetched as often as the orders. */
export function staffPaymentsQuery(locale: Locale, place: PlaceAsked) {
  return queryOptions({
    queryKey: [...boardKeys.payments, locale, place],
    queryFn: async () => getStaffPayments(await http(), { ...place, per_page: PER_PAGE, locale }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
}

export function staffOrderQuery(locale: Locale, id: string) {
  return queryOptions({
    queryKey: [...boardKeys.order, locale, id],
    queryFn: async () => getStaffOrder(await http(), id, locale),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export function staffInvoiceMutation(locale: Locale, id: string) {
  return { mutationFn: async () => getStaffInvoice(await http(), id, locale), retry: false };
}

export function staffCreditNoteMutation(locale: Locale, id: string, serial: string) {
  return {
    mutationFn: async () => getStaffCreditNote(await http(), { id, serial, locale }),
    retry: false,
  };
}

export function parcelEventMutation(locale: Locale) {
  return {
    mutationFn: async (input: ParcelEventInput) => addParcelEvent(await http(), input, locale),
    retry: false,
  };
}

export function staffMoveMutation(locale: Locale) {
  return {
    mutationFn: async (input: StaffMoveInput) => moveStaffOrder(await http(), input, locale),
    retry: false,
  };
}

export function staffReturnMutation(locale: Locale) {
  return {
    mutationFn: async (input: ReturnMoveInput) => decideStaffReturn(await http(), input, locale),
    retry: false,
  };
}

export function staffPaymentMutation(locale: Locale) {
  return {
    mutationFn: async (input: PaymentMoveInput) => resolveStaffPayment(await http(), input, locale),
    retry: false,
  };
}

export async function refreshBoard(client: QueryClient): Promise<void> {
  await Promise.all(
    Object.values(boardKeys).map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

export function issueCallCodeMutation(locale: Locale) {
  return {
    mutationFn: async (asked: { readonly phone_number: string; readonly ref_code: string }) =>
      issueCallCode(await http(), { ...asked, locale }),
    retry: false,
  };
}
