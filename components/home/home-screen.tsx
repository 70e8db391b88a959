import type { ReactNode } from 'react';
import { sayer } from '@/components/layout/say';
import { Section } from '@/components/ui/section';
import type { Category } from '@/lib/api/contract/catalog';
import type { Banner } from '@/lib/api/contract/content';
import { brand } from '@/lib/brand';
import { listPagePath, type ListPage } from '@/lib/catalog/list-pages';
import { brandName } from '@/lib/i18n/brand-name';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { JsonLd } from '@/lib/seo/json-ld';
import { organization, webSite } from '@/lib/seo/structured-data';
import { BuyAgain } from './buy-again';
import { CategoryIcons } from './category-icons';
import { Hero } from './hero';
import { MemberStrip } from './member-strip';
import { TrustStrip } from './trust-strip';

/** Rows of other domains; null where there is nothing to show. */
export interface HomeSlots {
  readonly flash: ReactNode;
  readonly week: ReactNode;
  readonly promotions: ReactNode;
  readonly newArrivals: ReactNode;
  readonly recommended: ReactNode;
  readonly deals: ReactNode;
  readonly brands: ReactNode;
  readonly shelves: ReactNode;
  /** These bring their own headings. */
  readonly pharmacist: ReactNode;
  readonly articles: ReactNode;
  readonly recent: ReactNode;
}

interface HomeScreenProps {
  readonly locale: Locale;
  readonly categories: readonly Category[];
  readonly banners: readonly Banner[];
  readonly slots: HomeSlots;
}

export async function HomeScreen({ locale, categories, banners, slots }: HomeScreenProps) {
  const intl = await getIntl(locale, 'home');
  const say = sayer(intl);
  const row = (title: string, path: string, children: ReactNode) =>
    children !== null && (
      <Section title={title} href={localePath(locale, path)} linkLabel={say('home.seeAll')}>
        {children}
      </Section>
    );
  const list = (title: string, page: ListPage, rail: ReactNode) =>
    row(title, listPagePath(page), rail);
  const onlyHere = say('home.exclusive', { shop: brandName(locale, brand) });
  return (
    <>
      <JsonLd data={organization(locale)} />
      <JsonLd data={webSite(locale)} />
      <Hero banners={banners} locale={locale} intl={intl} />
      <TrustStrip intl={intl} />
      {row(
        say('home.categories'),
        '/categories',
        <CategoryIcons categories={categories} locale={locale} label={say('home.categories')} />,
      )}
      {slots.flash}
      <MemberStrip locale={locale} intl={intl} />
      {list(say('home.week'), 'products-of-week', slots.week)}
      {row(say('home.promotions'), '/promotions', slots.promotions)}
      {slots.pharmacist}
      {list(say('home.newArrivals'), 'new-arrival', slots.newArrivals)}
      {row(onlyHere, '/brands/exclusive', slots.brands)}
      {list(say('home.recommended'), 'recommends', slots.recommended)}
      <BuyAgain
        labels={{
          title: say('home.buyAgain'),
          add: say('home.buyAgainAdd', { name: '{name}' }),
          added: say('home.buyAgainAdded'),
        }}
      />
      {slots.shelves}
      {list(say('home.deals'), 'products-promotion', slots.deals)}
      {slots.articles}
      {slots.recent}
    </>
  );
}
