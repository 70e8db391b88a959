import Image from 'next/image';
import { Link } from '@/components/ui/link';
import type { Brand } from '@/lib/api/contract/catalog';
import type { Locale } from '@/lib/i18n/locale';
import { brandPath } from '@/lib/routes';
import styles from './brand-strip.module.scss';

interface BrandStripProps {
  readonly brands: readonly Brand[];
  readonly locale: Locale;
}

/** A few brands side by side with what they stand for. */
export function BrandStrip({ brands, locale }: BrandStripProps) {
  return (
    <ul className={styles.strip}>
      {brands.map((brand) => (
        <li key={brand.id}>
          <Link className={styles.brand} href={brandPath(locale, brand.id)}>
            <Image
              src={brand.image.thumbnail_url}
              alt=""
              width={200}
              height={120}
              sizes="(width < 768px) 45vw, 200px"
            />
            <span className={styles.name}>{brand.brand_name}</span>
            <span className={styles.tagline}>{brand.tagline}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
