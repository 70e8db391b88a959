import type { Metadata } from 'next';
import { FortuneScreen } from '@/components/screens/fortune-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'contents-fortune');
  return pageMetadata({
    locale,
    page: 'fortune',
    title: intl.formatMessage({ id: 'contents-fortune.title' }),
    description: intl.formatMessage({ id: 'contents-fortune.description' }),
  });
}

export default async function FortunePage({ params }: LocaleParams) {
  return <FortuneScreen locale={await localeOf(params)} />;
}
