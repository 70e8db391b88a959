import { HealthProfile } from '@/components/health/health-profile';
import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';

export function HealthScreen({ locale }: { readonly locale: Locale }) {
  return (
    <MemberScreen locale={locale} titleId="health.title" domains={['health']}>
      <HealthProfile />
    </MemberScreen>
  );
}
