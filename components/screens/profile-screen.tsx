import { ProfileView } from '@/components/account/profile-view';
import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';

export function ProfileScreen({ locale }: { readonly locale: Locale }) {
  return (
    <MemberScreen locale={locale} titleId="account.title" domains={['account']}>
      <ProfileView />
    </MemberScreen>
  );
}
