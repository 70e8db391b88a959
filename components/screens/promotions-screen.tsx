import { use } from 'react';
import { PromotionGrid } from '@/components/offers/promotion-grid';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { PromotionGroup } from '@/lib/offers/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { PageHead } from './page-head';

interface PromotionsScreenProps {
  readonly locale: Locale;
  readonly groups: readonly PromotionGroup[];
}

/** `/promotions`: every promotion that runs. */
export function PromotionsScreen({ locale, groups }: PromotionsScreenProps) {
  const intl = use(getIntl(locale, 'offers'));
  const title = intl.formatMessage({ id: 'offers.promotions' });
  return (
    <>
      <PageHead
        locale={locale}
        trail={[{ name: title }]}
        title={title}
        intro={intl.formatMessage({ id: 'offers.promotionsIntro' })}
      />
      {groups.length > 0 ? (
        <PromotionGrid groups={groups} locale={locale} level={2} eager={3} />
      ) : (
        <EmptyState
          image="/images/empty-list.svg"
          title={intl.formatMessage({ id: 'offers.none' })}
          action={
            <ButtonLink href={pathTo(locale, '/ecommerce/products-promotion')}>
              {intl.formatMessage({ id: 'offers.noneAction' })}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}
