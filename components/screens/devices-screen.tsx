import { DeviceList } from '@/components/devices/device-list';
import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';

export function DevicesScreen({ locale }: { readonly locale: Locale }) {
  return (
    <MemberScreen locale={locale} titleId="devices.title" domains={['devices']}>
      <DeviceList />
    </MemberScreen>
  );
}
