import { AvatarForm } from '@/components/account/avatar-form';
import { PersonalForm } from '@/components/account/personal-form';
import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';

export function EditPersonalScreen({ locale }: { readonly locale: Locale }) {
  return (
    <MemberScreen locale={locale} titleId="account.editPersonal" domains={['account']}>
      <AvatarForm />
      <PersonalForm />
    </MemberScreen>
  );
}
