import { queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import {
  acceptInvitation,
  beginTotp,
  confirmTotp,
  getSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  showSecondFactor,
} from './calls';

export const secondFactorKey = ['people', 'second-factor'] as const;

export const secondFactorQuery = queryOptions({
  queryKey: secondFactorKey,
  queryFn: async () => getSecondFactor(await http()),
  staleTime: Infinity,
});

/** Whether this sign-in still has to show a second factor that the person has. */
export async function owesSecondFactor(): Promise<boolean> {
  const factor = await getSecondFactor(await http());
  if (factor === null || !factor.required || factor.shown) return false;
  return factor.totp || factor.passkeys > 0;
}

export function beginTotpMutation(locale: Locale) {
  return { mutationFn: async () => beginTotp(await http(), locale), retry: false };
}

export function confirmTotpMutation(locale: Locale) {
  return {
    mutationFn: async (code: string) => confirmTotp(await http(), code, locale),
    retry: false,
  };
}

export function showSecondFactorMutation(locale: Locale) {
  return {
    mutationFn: async (code: string) => showSecondFactor(await http(), code, locale),
    retry: false,
  };
}

export function removeTotpMutation(locale: Locale) {
  return {
    mutationFn: async (version: string) => removeTotp(await http(), version, locale),
    retry: false,
  };
}

export function renewRecoveryCodesMutation(locale: Locale) {
  return {
    mutationFn: async (version: string) => renewRecoveryCodes(await http(), version, locale),
    retry: false,
  };
}

export function acceptInvitationMutation(locale: Locale) {
  return {
    mutationFn: async (token: string) => acceptInvitation(await http(), token, locale),
    retry: false,
  };
}
