import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import type { Category } from '@/lib/api/contract/catalog';
import { brand } from '@/lib/brand';
import { listPagePath, type ListPage } from '@/lib/catalog/list-pages';
import { brandName } from '@/lib/i18n/brand-name';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { JsonLd } from '@/lib/seo/json-ld';
import { organization, webSite } from '@/lib/seo/structured-data';
import { CategoryIcons } from './category-icons';
import { Hero } from './hero';
import { TrustStrip } from './trust-strip';

interface HomeScreenProps {
  readonly locale: Locale;
  readonly categories: readonly Category[];
  /** Rows of other domains; null where there is nothing to show. */
  readonly week: ReactNode;
  readonly deals: ReactNode;
  readonly newArrivals: ReactNode;
  readonly recommended: ReactNode;
  readonly brands: ReactNode;
}

export async function HomeScreen(props: HomeScreenProps) {
  const { locale, categories, week, deals, newArrivals, recommended, brands } = props;
  const intl = await getIntl(locale, 'home');
  const seeAll = intl.formatMessage({ id: 'home.seeAll' });
  const shelf = (title: string, page: ListPage, rail: ReactNode) =>
    rail !== null && (
      <Section title={title} href={localePath(locale, listPagePath(page))} linkLabel={seeAll}>
        {rail}
      </Section>
    );
  const shopByCategory = intl.formatMessage({ id: 'home.categories' });
  return (
    <>
      <JsonLd data={organization(locale)} />
      <JsonLd data={webSite(locale)} />
      <Hero locale={locale} intl={intl} />
      <TrustStrip intl={intl} />
      <Section title={shopByCategory} href={localePath(locale, '/categories')} linkLabel={seeAll}>
        <CategoryIcons categories={categories} locale={locale} label={shopByCategory} />
      </Section>
      {shelf(intl.formatMessage({ id: 'home.week' }), 'products-of-week', week)}
      {shelf(intl.formatMessage({ id: 'home.deals' }), 'products-promotion', deals)}
      <Section
        title={intl.formatMessage({ id: 'home.exclusive' }, { shop: brandName(locale, brand) })}
        href={localePath(locale, '/brands')}
        linkLabel={seeAll}
      >
        {brands}
      </Section>
      {shelf(intl.formatMessage({ id: 'home.newArrivals' }), 'new-arrival', newArrivals)}
      {shelf(intl.formatMessage({ id: 'home.recommended' }), 'recommends', recommended)}
    </>
  );
}
