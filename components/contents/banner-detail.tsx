import type { ReactNode } from 'react';
import { WidePicture } from '@/components/ui/wide-picture';
import type { BannerDetail as Banner } from '@/lib/contents/contract';
import styles from './banner-detail.module.scss';

interface BannerDetailProps {
  readonly banner: Banner;
  readonly children: ReactNode;
  readonly trail: ReactNode;
}

export function BannerDetail({ banner, children, trail }: BannerDetailProps) {
  return (
    <>
      {trail}
      <header className={styles.hero}>
        <WidePicture src={banner.image.thumbnail_url} eager />
        <div className={styles.words}>
          <h1>{banner.title}</h1>
          <p>{banner.text}</p>
        </div>
      </header>
      {children}
    </>
  );
}
