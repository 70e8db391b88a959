import type { Banner } from '../api/contract/content';
import { getBanners } from '../api/endpoints/banners';
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
