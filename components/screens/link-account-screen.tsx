import { LinkCard } from '@/components/auth/link-card';
import type { Locale } from '@/lib/i18n/locale';
import { JoiningScreen } from './joining-screen';

export function LinkAccountScreen({ locale }: { readonly locale: Locale }) {
  return (
    <JoiningScreen locale={locale} step="link">
      <LinkCard showOutbox={process.env.SHOP_MODE !== 'production'} />
    </JoiningScreen>
  );
}
