import type { Metadata } from 'next';
import { MediaList } from '@/components/media/media-list';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffMedia',
    domain: 'media',
    title: 'media.title',
    description: 'media.description',
  });
}

export default async function MediaPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['media', 'office']}>
        <MediaList />
      </IntlScope>
    </StaffScreen>
  );
}
