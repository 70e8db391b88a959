import type { PharmacyStatus } from '../api/contract/pharmacy';
import type { Locale } from '../i18n/locale';
import { callHeaders } from '../api/session-token';

/**
 * Without axios, which public pages begin without, and without its error listener: a card that cannot be
 * renewed must not turn the page into the error page.
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
