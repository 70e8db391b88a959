import { useAuth } from '@/stores/auth';
import type { ProfilePatch } from '../api/contract/members';
import { changeProfile, getMembership, getPurchases } from '../api/endpoints/members';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

export function membershipQuery() {
  return {
    queryKey: ['membership'],
    queryFn: async () => getMembership(await http()),
    staleTime: 0,
  };
}

const PURCHASES_PER_PAGE = 24;

export function purchasesQuery(locale: Locale, page: number) {
  return {
    queryKey: ['purchases', locale, page],
    queryFn: async () => getPurchases(await http(), { page, per_page: PURCHASES_PER_PAGE, locale }),
    staleTime: 0,
  };
}

/** What the shop shows of the member changes at once. */
export function changeProfileMutation(locale: Locale) {
  return {
    mutationFn: async (changes: ProfilePatch) => {
      const user = await changeProfile(await http(), changes, locale);
      useAuth.getState().succeed(user);
      return user;
    },
    retry: false,
  };
}
