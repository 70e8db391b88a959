'use client';

import type { ReactNode } from 'react';
import { BelowFirstScreen } from '@/components/common/following';
import styles from './product-detail.module.scss';
import { ProductGallery, type ProductGalleryProps } from './product-gallery';

interface DetailViewProps {
  readonly gallery: ProductGalleryProps;
  readonly head: ReactNode;
  readonly buy: ReactNode;
  readonly facts: ReactNode;
  readonly substitutes: ReactNode;
  readonly related: ReactNode;
  readonly recent: ReactNode;
}

export function DetailView(props: DetailViewProps) {
  const { gallery, head, buy, facts, substitutes, related, recent } = props;
  return (
    <>
      <article className={styles.product}>
        <div className={styles.gallery}>
          <div className={styles.pinned}>
            <ProductGallery {...gallery} />
          </div>
        </div>
        <div className={styles.side}>
          {head}
          {buy}
        </div>
        <BelowFirstScreen>
          {substitutes !== null && <div className={styles.wide}>{substitutes}</div>}
          <div className={styles.wide}>{facts}</div>
        </BelowFirstScreen>
      </article>
      <BelowFirstScreen>
        <div data-screen-only="">
          {related}
          {recent}
        </div>
      </BelowFirstScreen>
    </>
  );
}
