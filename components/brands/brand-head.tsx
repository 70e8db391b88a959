import Image from 'next/image';
import type { BrandDetail } from '@/lib/api/contract/catalog';
import styles from './brand-head.module.scss';

export function BrandHead({ brand }: { readonly brand: BrandDetail }) {
  return (
    <header className={styles.head}>
      <Image src={brand.image.thumbnail_url} alt="" width={400} height={240} loading="eager" />
      <div className={styles.name}>
        <h1>{brand.brand_name}</h1>
        <p>{brand.tagline}</p>
      </div>
      <p className={styles.story}>{brand.story}</p>
    </header>
  );
}
