import { use } from 'react';
import { BuyAgain } from '@/components/home/buy-again';
import { CategoryIcons } from '@/components/home/category-icons';
import { Hero } from '@/components/home/hero';
import { MemberStrip } from '@/components/home/member-strip';
import { TrustStrip } from '@/components/home/trust-strip';
import { sayer } from '@/components/common/say';
import { PharmacistCard } from '@/components/conversations/pharmacy/pharmacist-card';
import { RecentShelf } from '@/components/wishes/recent-shelf';
import type { Category } from '@/lib/catalog/contract';
import type { Banner } from '@/lib/contents/contract';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { JsonLd } from '@/lib/seo/json-ld';
import { organization, webSite } from '@/lib/seo/structured-data';
import {
  ArticleRow,
  BrandRow,
  FlashRow,
  ListRow,
  PromotionRow,
  Row,
  ShelfBanners,
} from './home-rows';

interface HomeScreenProps {
  readonly locale: Locale;
  readonly categories: readonly Category[];
  readonly banners: readonly Banner[];
}

/** Rows fetch their data in parallel; empty ones are left out. */
export function HomeScreen({ locale, categories, banners }: HomeScreenProps) {
  const intl = use(getIntl(locale, 'home'));
  const say = sayer(intl);
  const onlyHere = say('home.exclusive', { shop: brandName(locale, brand) });
  return (
    <>
      <JsonLd data={organization(locale)} />
      <JsonLd data={webSite(locale)} />
      <Hero banners={banners} locale={locale} />
      <TrustStrip
        reasons={[
          { icon: 'pill', title: say('home.pharmacists'), text: say('home.pharmacistsText') },
          { icon: 'shield', title: say('home.genuine'), text: say('home.genuineText') },
          { icon: 'truck', title: say('home.delivery'), text: say('home.deliveryText') },
        ]}
      />
      <Row locale={locale} title={say('home.categories')} path="/categories">
        <CategoryIcons
          categories={categories.map(({ id, name, url, icon }) => ({
            ...{ id, name, url },
            icon: icon.thumbnail_url,
          }))}
          label={say('home.categories')}
        />
      </Row>
      <FlashRow locale={locale} />
      <MemberStrip locale={locale} />
      <ListRow locale={locale} title={say('home.week')} page="products-of-week" />
      <PromotionRow locale={locale} title={say('home.promotions')} />
      <PharmacistCard locale={locale} />
      <ListRow locale={locale} title={say('home.newArrivals')} page="new-arrival" />
      <BrandRow locale={locale} title={onlyHere} />
      <ListRow locale={locale} title={say('home.recommended')} page="recommends" />
      <BuyAgain
        labels={{
          title: say('home.buyAgain'),
          add: say('home.buyAgainAdd', { name: '{name}' }),
          added: say('home.buyAgainAdded'),
        }}
      />
      <ShelfBanners locale={locale} />
      <ListRow locale={locale} title={say('home.deals')} page="products-promotion" />
      <ArticleRow locale={locale} />
      <RecentShelf locale={locale} />
    </>
  );
}
