import type { PharmacyStatus } from './contract-pharmacy';
import type { Locale } from '../i18n/locale';
import { callHeaders } from '../api/session-token';

/**
 * Uses neither axios, which public pages load late, nor its error listener: a failed refresh of a card must not show
 * the error page.
 */
export async function askPharmacyStatus(locale: Locale): Promise<PharmacyStatus | undefined> {
  try {
    const answer = await fetch(`/api/v1/pharmacy/status?locale=${locale}`, {
      headers: callHeaders(),
    });
    return answer.ok ? ((await answer.json()) as PharmacyStatus) : undefined;
  } catch {
    return undefined;
  }
}
