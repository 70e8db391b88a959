import type { Metadata } from 'next';
import { RefillList } from '@/components/refills/refill-list';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'refills',
    domain: 'refills',
    title: 'refills.title',
    description: 'refills.seo',
  });
}

export default async function RefillsPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="refills.title" domains={['refills']}>
      <RefillList />
    </MemberScreen>
  );
}
