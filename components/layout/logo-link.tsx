'use client';

import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './site-logo.module.scss';

export function LogoLink({ label }: { readonly label: string }) {
  return (
    <Link className={styles.logo} href={pathTo(useLocale(), '/')} aria-label={label}>
      <Picture src="/brand/logo.svg" alt="" width={102} height={34} unoptimized loading="eager" />
    </Link>
  );
}
