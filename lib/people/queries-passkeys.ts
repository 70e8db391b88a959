import { queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import {
  addPasskey,
  beginPasskey,
  beginShowPasskey,
  getPasskeys,
  removePasskey,
  renamePasskey,
  showPasskey,
  type PasskeyName,
} from './calls-passkeys';
import type { Passkey } from './contract-passkeys';
import { createPasskey, provePasskey } from './passkey-ceremony';

export const passkeysKey = ['people', 'passkeys'] as const;

export const passkeysQuery = queryOptions({
  queryKey: passkeysKey,
  queryFn: async () => getPasskeys(await http()),
  staleTime: 0,
});

/** Both calls and the browser's dialog between them, so that a repetition begins anew. */
export function addPasskeyMutation(locale: Locale) {
  return {
    mutationFn: async (name: string) => {
      const made = await createPasskey(await beginPasskey(await http(), locale));
      return addPasskey(await http(), { ...made, name }, locale);
    },
    retry: false,
  };
}

/** Both calls and the browser's dialog between them. */
export function showPasskeyMutation(locale: Locale) {
  return {
    mutationFn: async () => {
      const proof = await provePasskey(await beginShowPasskey(await http(), locale));
      await showPasskey(await http(), proof, locale);
    },
    retry: false,
  };
}

export function renamePasskeyMutation(locale: Locale) {
  return {
    mutationFn: async (passkey: PasskeyName) => renamePasskey(await http(), passkey, locale),
    retry: false,
  };
}

export function removePasskeyMutation(locale: Locale) {
  return {
    mutationFn: async (passkey: Pick<Passkey, 'id' | 'version'>) =>
      removePasskey(await http(), passkey, locale),
    retry: false,
  };
}
