import type { Metadata } from 'next';
import { KitSheet } from '@/components/kit/kit-sheet';
import { LOCALES } from '@/lib/i18n/locale';

/**
 * Every part of the kit in every state and language (`docs/looks.md`, "States"); for those who build, not for
 * shoppers.
 */
export const metadata: Metadata = { title: 'Kit', robots: { index: false, follow: false } };

export default function KitPage() {
  return LOCALES.map((locale) => <KitSheet key={locale} locale={locale} />);
}
