import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { BrandDetail } from '@/lib/catalog/contract';
import styles from './brand-banner.module.scss';

interface BrandBannerProps {
  readonly brand: BrandDetail;
  readonly title: string;
  readonly over?: string | undefined;
  readonly pictures: readonly string[];
  readonly children?: ReactNode;
}

export function BrandBanner({ brand, title, over, pictures, children }: BrandBannerProps) {
  return (
    <header className={styles.banner}>
      <div className={styles.title}>
        <Picture src={brand.image.thumbnail_url} alt="" width={200} height={120} sizes="120px" />
        {over !== undefined && <p className={styles.only}>{over}</p>}
        <h1>{title}</h1>
        <p className={styles.tagline}>{brand.tagline}</p>
        {children !== undefined && <div className={styles.actions}>{children}</div>}
      </div>
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <Picture
            key={picture}
            src={picture}
            alt=""
            width={400}
            height={400}
            sizes="(width < 768px) 33vw, 240px"
            loading="eager"
          />
        ))}
      </div>
    </header>
  );
}
