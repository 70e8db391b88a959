import { PersonalView } from '@/components/account/personal-view';
import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';

export function PersonalScreen({ locale }: { readonly locale: Locale }) {
  return (
    <MemberScreen locale={locale} titleId="account.personal" domains={['account']}>
      <PersonalView />
    </MemberScreen>
  );
}
