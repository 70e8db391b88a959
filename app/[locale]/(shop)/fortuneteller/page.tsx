import type { Metadata } from 'next';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { FortuneTeller } from '@/components/fortune/fortune-teller';
import { RailBlock } from '@/components/screens/page-blocks';
import { loadMessages } from '@/lib/i18n/messages';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';

const PATH = '/fortuneteller';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'fortune');
  return pageMetadata({
    locale,
    paths: samePath(PATH),
    title: intl.formatMessage({ id: 'fortune.title' }),
    description: intl.formatMessage({ id: 'fortune.description' }),
  });
}

/** A reading a day (`docs/product/pages.md`, "Fortune of the day"). */
export default async function FortunePage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [intl, messages, th, en] = await Promise.all([
    getIntl(locale, 'catalog', 'fortune'),
    loadMessages(locale, ['fortune']),
    getIntl('th', 'fortune'),
    getIntl('en', 'fortune'),
  ]);
  const rail = {
    type: 'rail' as const,
    title: {
      en: en.formatMessage({ id: 'fortune.products' }),
      th: th.formatMessage({ id: 'fortune.products' }),
    },
    layout: 'rail' as const,
    products: { promotion: true, count: 8 },
    path: '/ecommerce/products-promotion',
  };
  const title = intl.formatMessage({ id: 'fortune.title' });
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, [{ name: title }])}
        title={title}
        intro={intl.formatMessage({ id: 'fortune.intro' })}
      />
      <FortuneTeller locale={locale} messages={messages} />
      <RailBlock block={rail} locale={locale} />
    </>
  );
}
