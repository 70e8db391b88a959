import type { QueryClient } from '@tanstack/react-query';
import type { StaffOrderPage } from '../api/contract/admin';
import {
  decideStaffReturn,
  getStaff,
  getStaffOrders,
  moveStaffOrder,
  type ReturnMoveInput,
  type StaffMoveInput,
  type StaffOrderQuery,
} from '../api/endpoints/staff';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

const REFRESH_MS = 15_000;
const PER_PAGE = 20;

/** Where the one at the board works. */
export function staffQuery(locale: Locale) {
  return {
    queryKey: ['staff', 'me', locale],
    queryFn: async () => getStaff(await http(), locale),
  };
}

/** The board looks again every 15 seconds, and as soon as somebody comes back to it. */
export function staffOrdersQuery(
  locale: Locale,
  wanted: Omit<StaffOrderQuery, 'locale' | 'per_page'>,
) {
  return {
    queryKey: ['staff', 'orders', locale, wanted],
    queryFn: async () => getStaffOrders(await http(), { ...wanted, per_page: PER_PAGE, locale }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always' as const,
    placeholderData: (previous: StaffOrderPage | undefined) => previous,
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

export async function refreshBoard(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['staff', 'orders'] });
}
