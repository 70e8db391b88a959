import type { ReactNode } from 'react';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';

const loadTexts = (locale: Locale) =>
  textsOf(
    import(`../../messages/layout/${locale}.json`),
    import(`../../messages/common/${locale}.json`),
  );

export function LayoutTexts({ children }: { readonly children: ReactNode }) {
  return (
    <LazyIntl locale={useLocale()} load={loadTexts}>
      {children}
    </LazyIntl>
  );
}
