import { textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';

/** Parts of a prescription, and the fields of conversations that they use. */
export const loadPrescriptionTexts = (locale: Locale) =>
  textsOf(
    import(`../../messages/conversations/${locale}.json`),
    import(`../../messages/prescriptions/${locale}.json`),
  );
