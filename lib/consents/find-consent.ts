import type { AvailableConsent, Consent } from './contract';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

/**
 * Consent letter to show; null also on failure (`docs/product/pages.md`, "Errors on pages"). Outside `queries.ts`, since
 * every page loads it.
 */
export function findConsent(locale: Locale): Promise<Consent | null> {
  return http()
    .then((client) =>
      client.get<AvailableConsent>('/me/consents/available', { params: { locale } }),
    )
    .then(({ data }) => data.consent)
    .catch(() => null);
}
