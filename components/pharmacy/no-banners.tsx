import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PHARMACY_ARTICLES_PATH } from '@/lib/content/paths';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { Texts } from '@/lib/i18n/texts';

interface NoBannersProps {
  readonly locale: Locale;
  readonly intl: Texts<'pharmacy'>;
}

export function NoBanners({ locale, intl }: NoBannersProps) {
  return (
    <EmptyState
      image="/images/empty-list.svg"
      title={intl.formatMessage({ id: 'pharmacy.noBanners' })}
      text={intl.formatMessage({ id: 'pharmacy.noBannersText' })}
      action={
        <ButtonLink href={localePath(locale, PHARMACY_ARTICLES_PATH)} variant="secondary">
          {intl.formatMessage({ id: 'pharmacy.articles' })}
        </ButtonLink>
      }
    />
  );
}
