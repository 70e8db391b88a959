import { queryOptions } from '@tanstack/react-query';
import type { Consent } from '../api/contract/consents';
import { normalizeError } from '../api/error';
import {
  acceptConsent,
  declineConsent,
  getAvailableConsent,
  getConsentHistory,
  getConsents,
} from '../api/endpoints/consents';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

/** The letter to ask the member about; a failure counts as none (`docs/product/pages.md`, "Errors on pages"). */
export async function findConsent(locale: Locale): Promise<Consent | null> {
  try {
    return (await getAvailableConsent(await http(), locale)).consent;
  } catch {
    return null;
  }
}

/** Of everything that is known of letters. */
export const consentsKey = ['consents'] as const;

/** The newest letter with what the member answered; null where there is none. */
export function newestConsentQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...consentsKey, 'newest', locale],
    queryFn: async () => (await getConsents(await http(), locale)).entities[0] ?? null,
    staleTime: 0,
  });
}

export const consentHistoryQuery = queryOptions({
  queryKey: [...consentsKey, 'history'],
  queryFn: async () => getConsentHistory(await http()),
  staleTime: 0,
});

/** An email accepts the letter of that version, null declines it. */
export async function answerConsent(
  version: number,
  email: string | null,
  locale: Locale,
): Promise<void> {
  const client = await http();
  if (email === null) await declineConsent(client, { version, locale });
  else await acceptConsent(client, { version, email, locale });
}

/** What the service itself said about a failure; undefined where it said nothing. */
export function serviceMessage(failure: unknown): string | undefined {
  const { code, message } = normalizeError(failure);
  return code === undefined ? undefined : message;
}
