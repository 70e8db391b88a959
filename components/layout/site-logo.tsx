import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import type { Say } from './say';
import styles from './site-logo.module.scss';

interface SiteLogoProps {
  readonly locale: Locale;
  readonly say: Say<'layout'>;
}

export function SiteLogo({ locale, say }: SiteLogoProps) {
  return (
    <Link
      className={styles.logo}
      href={pathTo(locale, '/')}
      aria-label={say('layout.homeOf', { brand: brandName(locale, brand) })}
    >
      <Picture src="/brand/logo.svg" alt="" width={102} height={34} unoptimized loading="eager" />
    </Link>
  );
}
