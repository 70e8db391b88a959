import type { Locale } from '@/lib/i18n/locale';

interface Named {
  readonly name_en: string;
  readonly name_th: string;
}

export function nameOf({ name_en: en, name_th: th }: Named, locale: Locale): string {
  return locale === 'th' ? th : en;
}
