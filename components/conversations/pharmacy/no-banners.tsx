import { use } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';

interface NoBannersProps {
  readonly locale: Locale;
}

export function NoBanners({ locale }: NoBannersProps) {
  const intl = use(getIntl(locale, 'conversations-pharmacy'));
  return (
    <EmptyState
      image="/images/empty-list.svg"
      title={intl.formatMessage({ id: 'conversations-pharmacy.noBanners' })}
      text={intl.formatMessage({ id: 'conversations-pharmacy.noBannersText' })}
      action={
        <ButtonLink href={pathTo(locale, '/pharmacy/content')} variant="secondary">
          {intl.formatMessage({ id: 'conversations-pharmacy.articles' })}
        </ButtonLink>
      }
    />
  );
}
