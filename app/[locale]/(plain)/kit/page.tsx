import type { Metadata } from 'next';
import { KitSheet } from '@/components/kit/kit-sheet';
import { LOCALES } from '@/lib/i18n/locale';

/** All kit components in every state and language (`docs/looks.md`, "States"), for developers. */
export const metadata: Metadata = { title: 'Kit', robots: { index: false, follow: false } };

export default function KitPage() {
  return LOCALES.map((locale) => <KitSheet key={locale} locale={locale} />);
}
