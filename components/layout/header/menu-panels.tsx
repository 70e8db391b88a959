import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LazyIntl } from '@/lib/i18n/lazy-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { categoryTreeQuery, exclusiveBrandsQuery } from '@/lib/queries/menu';
import { Providers } from '../providers';
import { sayer } from '../say';
import { BrandPanel } from './brand-panel';
import { CategoryPanel } from './category-panel';
import type { PanelOf } from './mega-menu-state';
import { MorePanel } from './more-panel';

/** What stands in a panel of the category bar, asked for in the browser; nothing where it cannot be had. */
export function MenuPanels({ of }: { readonly of: PanelOf }) {
  return (
    <Providers>
      <LazyIntl locale={useLocale()} domains={['layout']}>
        {of === 'brands' ? <Brands /> : <Categories of={of} />}
      </LazyIntl>
    </Providers>
  );
}

function Categories({ of }: { readonly of: number | 'all' }) {
  const locale = useLocale();
  const say = sayer(useIntl());
  const { data: categories } = useQuery(categoryTreeQuery(locale));
  if (!categories) return null;
  if (of === 'all') return <MorePanel categories={categories} locale={locale} say={say} />;
  const category = categories.find(({ id }) => id === of);
  return category && <CategoryPanel category={category} locale={locale} say={say} />;
}

function Brands() {
  const locale = useLocale();
  const say = sayer(useIntl());
  const { data: brands } = useQuery(exclusiveBrandsQuery(locale));
  return brands && <BrandPanel brands={brands} locale={locale} say={say} />;
}
