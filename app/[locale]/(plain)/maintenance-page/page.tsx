import type { Metadata } from 'next';
import { MaintenancePage } from '@/components/layout/maintenance-page';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Page that the middleware serves with status 503 while the shop is closed. */
export default async function MaintenanceRoute({ params }: LocaleParams) {
  return <MaintenancePage locale={await localeOf(params)} />;
}
