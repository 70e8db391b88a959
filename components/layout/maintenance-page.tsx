import { readMaintenance } from '@/lib/maintenance/reads';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { MaintenanceScreen } from './maintenance-screen';
import { maintenanceTexts } from './maintenance-texts';
import { sayer } from '@/components/common/say';

export async function MaintenancePage({ locale }: { readonly locale: Locale }) {
  const [intl, image] = await Promise.all([getIntl(locale, 'layout'), closedImage()]);
  return <MaintenanceScreen image={image} texts={maintenanceTexts(sayer(intl))} />;
}

/** `docs/product/pages.md`, "Errors on pages": a failure is ignored in silence. */
async function closedImage(): Promise<string> {
  try {
    return (await readMaintenance()).web_image;
  } catch {
    return '';
  }
}
