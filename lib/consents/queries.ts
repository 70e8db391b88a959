import { queryOptions } from '@tanstack/react-query';
import { normalizeError } from '../api/error';
import { acceptConsent, declineConsent, getConsentHistory, getConsents } from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

export const consentsKey = ['consents'] as const;

/** Newest letter with the member's answer; null if there is none. */
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

/** Message from the service; undefined if the failure has none. */
export function serviceMessage(failure: unknown): string | undefined {
  const { code, message } = normalizeError(failure);
  return code === undefined ? undefined : message;
}
