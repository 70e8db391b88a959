import type { Locale } from '@/lib/i18n/locale';

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', th: 'ไทย' };
