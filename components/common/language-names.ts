import type { Locale } from '@/lib/i18n/locale';

export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', th: 'ไทย' };
