import type { Metadata } from 'next';
import { ListDirectory } from '@/components/catalog/list-directory';
import { readProducts } from '@/lib/catalog/reads';
import { LIST_PAGE_NAMES, serviceList } from '@/lib/catalog/list-pages';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { crumbs } from '@/lib/seo/crumbs';

const PREVIEW = 3;

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'catalog');
  return pageMetadata({
    locale,
    page: 'store',
    title: intl.formatMessage({ id: 'catalog.shopTitle' }),
    description: intl.formatMessage({ id: 'catalog.shopIntro' }),
  });
}

export default async function EcommercePage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [intl, ...lists] = await Promise.all([
    getIntl(locale, 'catalog'),
    ...LIST_PAGE_NAMES.map(async (name) => ({
      name,
      products: await readProducts({ locale, list: serviceList(name), per_page: PREVIEW }),
    })),
  ]);
  const trail = crumbs(locale, intl, [{ name: intl.formatMessage({ id: 'catalog.shop' }) }]);
  return <ListDirectory locale={locale} lists={lists} crumbs={trail} />;
}
