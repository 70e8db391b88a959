import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import type { Locale } from '@/lib/i18n/locale';
import { LogoLink } from './logo-link';
import type { Say } from '@/components/common/say';

interface SiteLogoProps {
  readonly locale: Locale;
  readonly say: Say<'layout'>;
}

export function SiteLogo({ locale, say }: SiteLogoProps) {
  return <LogoLink label={logoLabel(locale, say)} />;
}

export function logoLabel(locale: Locale, say: Say<'layout'>): string {
  return say('layout.homeOf', { brand: brandName(locale, brand) });
}
