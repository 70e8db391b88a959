import type { Metadata } from 'next';
import { orEmpty } from '@/components/common/left-out';
import { StoriesScreen } from '@/components/screens/stories-screen';
import { readContents } from '@/lib/contents/reads';
import { readBrand, readBrands, readExclusiveBrands } from '@/lib/catalog/reads';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

async function load({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'catalog', 'contents');
  const title = intl.formatMessage({ id: 'contents.storiesTitle' });
  const shop = brandName(locale, brand);
  const description = intl.formatMessage({ id: 'contents.storiesDescription' }, { shop });
  return { locale, intl, title, description };
}

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const page = await load(props);
  return pageMetadata({ ...page, page: 'stories' });
}

export default async function StoriesPage(props: LocaleParams) {
  const locale = await localeOf(props.params);
  const [exclusive, all, { entities }] = await Promise.all([
    orEmpty(readExclusiveBrands(locale)),
    orEmpty(readBrands(locale)),
    readContents({ locale, type: 'article', per_page: 3 }),
  ]);
  const brands = await orEmpty(Promise.all(exclusive.map(({ id }) => readBrand(id, locale))));
  const ours = new Set(exclusive.map(({ id }) => id));
  const others = all.filter(({ id, product_count: products }) => products > 0 && !ours.has(id));
  return <StoriesScreen locale={locale} brands={brands} others={others} articles={entities} />;
}
