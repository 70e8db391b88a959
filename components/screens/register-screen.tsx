import { Registration } from '@/components/auth/registration';
import type { Locale } from '@/lib/i18n/locale';
import { JoiningScreen } from './joining-screen';

export function RegisterScreen({ locale }: { readonly locale: Locale }) {
  return (
    <JoiningScreen locale={locale} step="register">
      <Registration />
    </JoiningScreen>
  );
}
