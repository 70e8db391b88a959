import { readMaintenance } from '@/lib/api/reads';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { MaintenanceScreen } from './maintenance-screen';
import { maintenanceTexts } from './maintenance-texts';
import { sayer } from './say';

const DRAWING = '/images/unavailable.svg';

export async function MaintenancePage({ locale }: { readonly locale: Locale }) {
  const [intl, image] = await Promise.all([getIntl(locale, 'layout'), closedImage()]);
  return <MaintenanceScreen image={image} texts={maintenanceTexts(sayer(intl))} />;
}

/** The service's picture; without an answer our own drawing (`spec.md` section 8: ignored in silence). */
async function closedImage(): Promise<string> {
  try {
    return (await readMaintenance()).web_image || DRAWING;
  } catch {
    return DRAWING;
  }
}
