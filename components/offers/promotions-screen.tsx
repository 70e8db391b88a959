import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { PromotionGroup } from '@/lib/api/contract/offers';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { PromotionGrid } from './promotion-grid';

interface PromotionsScreenProps {
  readonly locale: Locale;
  readonly groups: readonly PromotionGroup[];
}

/** `/promotions`: every promotion that runs. */
export async function PromotionsScreen({ locale, groups }: PromotionsScreenProps) {
  const intl = await getIntl(locale, 'offers');
  if (groups.length > 0) {
    return <PromotionGrid groups={groups} locale={locale} intl={intl} level={2} eager={3} />;
  }
  return (
    <EmptyState
      image="/images/empty-list.svg"
      title={intl.formatMessage({ id: 'offers.none' })}
      action={
        <ButtonLink href={localePath(locale, '/ecommerce/products-promotion')}>
          {intl.formatMessage({ id: 'offers.noneAction' })}
        </ButtonLink>
      }
    />
  );
}
