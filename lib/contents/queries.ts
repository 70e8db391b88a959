import type { Banner } from './contract';
import { getBanners } from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

/** Current promotional ad; null also on failure. */
export async function findAd(locale: Locale): Promise<Banner | null> {
  try {
    const [first] = await getBanners(await http(), { placement: 'modal', locale });
    return first ?? null;
  } catch {
    return null;
  }
}
