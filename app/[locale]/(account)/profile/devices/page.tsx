import type { Metadata } from 'next';
import { DeviceList } from '@/components/devices/device-list';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'devices',
    domain: 'devices',
    title: 'devices.title',
    description: 'devices.seo',
  });
}

export default async function DevicesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="devices.title" domains={['devices']}>
      <DeviceList />
    </MemberScreen>
  );
}
